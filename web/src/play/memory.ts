/** What must outlive a reload: which round this browser has shown in full, and what was promised to it. */

import type { Promised } from '../fairness/check';

export function shownRound(gameId: string): string | null {
  return localStorage.getItem(`shown:${gameId}`);
}

export function markShown(gameId: string, roundId: string): void {
  localStorage.setItem(`shown:${gameId}`, roundId);
}

/** What was promised for the round that opened the shoe, and for the last one. */
export function promises(gameId: string): Promised[] {
  return ['opened', 'promised'].flatMap((name) => {
    try {
      return JSON.parse(localStorage.getItem(`${name}:${gameId}`) ?? '[]') as Promised;
    } catch {
      return [];
    }
  });
}

/** `opens`: this round is the first of its shoe, whose seeds bind all that follow. */
export function markPromised(gameId: string, promised: Promised, opens: boolean): void {
  if (opens) localStorage.setItem(`opened:${gameId}`, JSON.stringify(promised));
  localStorage.setItem(`promised:${gameId}`, JSON.stringify(promised));
}
