/** Money brought into the game and taken out again, as far as the patron is told of it (F-51, F-52). */

import type { Refusal } from './limits';
import type { Effect, Table } from './table';
import { isFree } from './table';

/** A buy-in: the amount asked for and not yet answered, why it was refused, or what has come. */
export interface BuyIn {
  readonly asked: number | null;
  readonly refusal: Refusal | null;
  readonly done: number | null;
}

export const NO_BUY_IN: BuyIn = { asked: null, refusal: null, done: null };

type Step = readonly [Table, readonly Effect[]];

/** Only between rounds, and one at a time. */
export function buyIn(table: Table, amount: number): Step {
  if (!isFree(table) || !isReachable(table) || table.buyIn.asked !== null) return [table, []];
  return [
    { ...table, buyIn: { asked: amount, refusal: null, done: null } },
    [{ kind: 'send', message: { type: 'buyIn', amount } }],
  ];
}

/** Without an answer nobody knows here whether it came: the balance will tell, and nothing is asked twice by itself. */
export function buyInLost({ asked }: BuyIn): BuyIn {
  return asked === null ? NO_BUY_IN : { asked: null, refusal: { code: 'buy-in-lost', args: {} }, done: null };
}

export function buyInRefused(refusal: Refusal): BuyIn {
  const code = refusal.code === 'insufficient-balance' ? 'account-lacks' : refusal.code;
  return { asked: null, refusal: { ...refusal, code }, done: null };
}

/** Asks the house to take us off the table; what is in the game goes back to the operator. */
export function leave(table: Table): Step {
  if (!isFree(table) || !isReachable(table)) return [table, []];
  return [{ ...table, parting: 'asked' }, [{ kind: 'send', message: { type: 'leave' } }]];
}

export function isReachable({ link, seated }: Table): boolean {
  return link === 'up' && seated;
}
