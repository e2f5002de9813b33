/**
 * The patron's visit: how long it lasts, what was staked and paid, and what the house rules ask for meanwhile.
 * Times are milliseconds of the browser's own steady clock; nobody's wall clock has to be right.
 */

import type { HouseRules, RoundRecord, Stay } from '../wire/messages';

export interface Visit {
  readonly began: number;
  readonly staked: number;
  readonly paid: number;
  /** A reality check is due then; null: never. */
  readonly checkAt: number | null;
  /** The next round may be dealt then. */
  readonly dealAt: number;
}

export function visitOf({ seconds, staked, paid, checkSeconds, dealSeconds }: Stay, now: number): Visit {
  const checkAt = checkSeconds === null ? null : now + checkSeconds * 1000;
  return { began: now - seconds * 1000, staked, paid, checkAt, dealAt: now + dealSeconds * 1000 };
}

export function withRound(visit: Visit, round: RoundRecord, rules: HouseRules, now: number): Visit {
  const dealAt = now + rules.minimumRoundSeconds * 1000;
  return { ...visit, staked: visit.staked + round.stake, paid: visit.paid + round.payout, dealAt };
}

/** The patron has looked back: the next check is due after another while. */
export function lookedBack(visit: Visit, rules: HouseRules, now: number): Visit {
  return { ...visit, checkAt: rules.realityCheckMinutes > 0 ? now + rules.realityCheckMinutes * 60_000 : null };
}

/** A moment later than the server thinks, so that it takes the answer for one. */
export function isCheckDue({ checkAt }: Visit, now: number): boolean {
  return checkAt !== null && now >= checkAt + 250;
}

/** Whole seconds until the next round may be dealt; 0: now. */
export function secondsToDeal({ dealAt }: Visit, now: number): number {
  return Math.max(0, Math.ceil((dealAt - now) / 1000));
}

export function minutesHere({ began }: Visit, now: number): number {
  return Math.floor(Math.max(0, now - began) / 60_000);
}
