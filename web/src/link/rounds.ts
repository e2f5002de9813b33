/** The patron's own rounds, as the server keeps them. */

import type { History } from '../wire/messages';
import { ask } from './api';

/** Which rounds are wanted; what is empty lets all through. Days are `2026-01-31`, of the reader's own calendar. */
export interface RoundFilter {
  readonly game: string;
  readonly outcome: string;
  readonly from: string;
  readonly to: string;
}

export const ALL_ROUNDS: RoundFilter = { game: '', outcome: '', from: '', to: '' };

/** Rounds of this patron, newest first; `before` is the `next` of the page before. */
export function fetchRounds(before: string | null, most: number, filter = ALL_ROUNDS): Promise<History> {
  const query = queryOf(filter);
  query.set('most', String(most));
  if (before !== null) query.set('before', before);
  return ask<History>(`/api/rounds?${query}`);
}

/** The same rounds, all of them, as a table. */
export const tableUrl = (filter: RoundFilter) => `/api/rounds.csv?${queryOf(filter)}`;

function queryOf({ game, outcome, from, to }: RoundFilter): URLSearchParams {
  const asked = { game, outcome, since: from && midnight(from, 0), until: to && midnight(to, 1) };
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** The beginning of a day, or of one some days after it, as the reader's clock has it. */
function midnight(day: string, after: number): string {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + after).toISOString();
}
