/** What must outlive a reload: which round this browser has shown in full, and what it promised for the last one. */

import type { Promised } from '../fairness/check';

export function shownRound(gameId: string): string | null {
  return localStorage.getItem(`shown:${gameId}`);
}

export function markShown(gameId: string, roundId: string): void {
  localStorage.setItem(`shown:${gameId}`, roundId);
}

export function promisedRound(gameId: string): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(`promised:${gameId}`) ?? 'null') as Promised | null;
  } catch {
    return null;
  }
}

export function markPromised(gameId: string, promised: Promised): void {
  localStorage.setItem(`promised:${gameId}`, JSON.stringify(promised));
}
