/** What must outlive a reload: which round this browser has shown in full, and what was promised to it. */

import type { Promised } from '../fairness/check';

/** `key`: the game of a table of one's own, or the id of a shared one. */
export function shownRound(key: string): string | null {
  return localStorage.getItem(`shown:${key}`);
}

export function markShown(key: string, roundId: string): void {
  localStorage.setItem(`shown:${key}`, roundId);
}

/** What was promised for the round that opened the shoe, and for the last ones. */
export function promises(key: string): Promised[] {
  return [...read(`opened:${key}`), ...read(`promised:${key}`)];
}

/** What was promised at any table. */
export function allPromises(): Promised[] {
  return Object.keys(localStorage)
    .filter((name) => /^(opened|promised):/.test(name))
    .flatMap(read);
}

/** `opens`: this round is the first of its shoe, whose seeds bind all that follow. */
export function markPromised(key: string, promised: Promised, opens: boolean): void {
  // The own seed of a round is never forgotten for having been offered it again.
  const before = promises(key).find(({ roundId }) => roundId === promised.roundId);
  const whole = { ...promised, clientSeed: promised.clientSeed ?? before?.clientSeed ?? null };
  if (opens) write(`opened:${key}`, [whole]);
  // The next round is promised while this one is still being shown.
  write(`promised:${key}`, [whole, ...read(`promised:${key}`).filter(({ roundId }) => roundId !== whole.roundId)]);
}

function read(name: string): Promised[] {
  try {
    return [JSON.parse(localStorage.getItem(name) ?? '[]')].flat();
  } catch {
    return [];
  }
}

function write(name: string, promised: readonly Promised[]): void {
  localStorage.setItem(name, JSON.stringify(promised.slice(0, 4)));
}
