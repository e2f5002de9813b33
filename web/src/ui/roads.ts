/** The roads in words: a summary for those who do not see the boards. Everything in them comes from the server. */

import type { Roads } from '../wire/messages';

export interface Counts {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly hands: number;
  readonly [name: string]: number;
}

export function countsOf(roads: Roads | null): Counts {
  const count = (name: string) => roads?.counts[name] ?? 0;
  const [player, banker, tie] = [count('player'), count('banker'), count('tie')];
  return { player, banker, tie, hands: player + banker + tie };
}

/** The outcomes in the order in which they came, read off the bead plate. */
export function outcomesOf(roads: Roads | null): string[] {
  return [...(roads?.bead ?? [])].sort((a, b) => a.column - b.column || a.row - b.row).map((mark) => mark.kind);
}
