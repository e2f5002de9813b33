/** What is printed on an area: its payout in the game's own notation. The numbers are the server's. */

import type { AreaLimits, PayRow } from '../wire/messages';

export interface Saying {
  readonly id: string;
  readonly args: Record<string, string>;
}

export function sayingOfRow({ kind, notation, win, per, commission }: PayRow): Saying {
  if (kind === 'push') return { id: 'pays-push', args: {} };
  return commission === null
    ? { id: `pays-${notation}`, args: { win, per } }
    : { id: `pays-${notation}-less`, args: { win, per, commission } };
}

/** One line for the whole area: its only win, or the best of several. */
export function sayingOfArea({ pays }: AreaLimits): Saying | null {
  const wins = pays.filter((row) => row.kind === 'win');
  const [best] = [...wins].sort((a, b) => Number(b.win) / Number(b.per) - Number(a.win) / Number(a.per));
  if (best === undefined) return null;
  const several = wins.some((row) => row.win !== best.win || row.per !== best.per);
  if (!several) return sayingOfRow(best);
  return { id: best.notation === 'for' ? 'pays-up-for' : 'pays-up-to', args: { win: best.win, per: best.per } };
}
