/** What the client knows of one table, and the things that can happen to it. The rules of change are in `step.ts`. */

import type { Promised } from '../fairness/check';
import type {
  FromClient,
  GameInfo,
  HouseRules,
  Money,
  Offer,
  Outlook,
  Roads,
  RoundRecord,
  ToClient,
} from '../wire/messages';
import type { Refusal } from './limits';
import { type BuyIn, NO_BUY_IN } from './money';
import type { Shared } from './seats';
import { type Bets, betsOf, EMPTY, type Slip, stakeOn, total } from './slip';
import type { Visit } from './visit';

/**
 * joining: no snapshot yet · betting: the cloth is free · waiting: a deal is sent and unanswered ·
 * standing: at a shared table the bet is taken and waits for the others · telling: the round is known and being shown ·
 * told: the round lies on the cloth, and betting is open again.
 */
export type Phase = 'joining' | 'betting' | 'waiting' | 'standing' | 'telling' | 'told';

/** A deal sent and not yet answered; `before` is what comes back if it is refused. */
export interface Pending {
  readonly roundId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly bets: Bets;
  /** The rules that the bets were made under. */
  readonly version: string;
  readonly retried: boolean;
  readonly before: { readonly phase: Phase; readonly slip: Slip };
}

export interface Table {
  readonly gameId: string;
  readonly link: 'down' | 'up' | 'replaced' | 'ended' | 'closed';
  /** The server has seated us on this connection; without it nothing can be bet. */
  readonly seated: boolean;
  readonly phase: Phase;
  readonly game: GameInfo | null;
  readonly money: Money | null;
  /** The server's figure, held back while a round is told. */
  readonly balance: number;
  readonly offer: Offer | null;
  /** The round on offer in its shoe; null where every round is shuffled for itself. */
  readonly outlook: Outlook | null;
  readonly chip: number;
  readonly slip: Slip;
  readonly pending: Pending | null;
  readonly round: RoundRecord | null;
  /** A past round being shown again; nothing can be bet meanwhile. */
  readonly replay: RoundRecord | null;
  readonly lastBets: Bets | null;
  readonly refusal: Refusal | null;
  /** The rules changed while we were away: the chips wait until the patron has been told. */
  readonly rulesChanged: boolean;
  /** The session ends by itself in so many seconds unless the patron says that they are there. */
  readonly idle: number | null;
  /** How the house wants play to be conducted, and the patron's visit; null before the first snapshot. */
  readonly rules: HouseRules | null;
  readonly visit: Visit | null;
  /** A reality check: nothing can be bet before the patron has looked back and says to go on. */
  readonly lookBack: boolean;
  readonly buyIn: BuyIn;
  /** Leaving for good: asked for; or what went back to the operator. */
  readonly parting: 'asked' | number | null;
  readonly roads: Roads | null;
  /** Rounds told since the table was entered, newest first. */
  readonly past: readonly RoundRecord[];
  /** No deal is taken before this time: a mashed key starts one round, not twenty. */
  readonly openFrom: number;
  /** The others at this table; null at a table of one's own. */
  readonly shared: Shared | null;
}

export type TableEvent =
  | { readonly type: 'up' }
  | { readonly type: 'down' }
  | {
      readonly type: 'message';
      readonly message: ToClient;
      readonly shown: string | null;
      readonly seed: string;
      readonly now: number;
    }
  | { readonly type: 'pick'; readonly value: number }
  | { readonly type: 'lay'; readonly area: string }
  | { readonly type: 'take-off'; readonly area: string }
  | { readonly type: 'clear-area'; readonly area: string }
  | { readonly type: 'clear' | 'undo' | 'new-bet' }
  | { readonly type: 'skip' | 'take-seat' | 'look-on' }
  | {
      readonly type:
        | 'refill'
        | 'go-on'
        | 'paid'
        | 'rules-seen'
        | 'replay-over'
        | 'look-back'
        | 'leave'
        | 'session-gone';
    }
  | { readonly type: 'buy-in'; readonly amount: number }
  | { readonly type: 'buy-in-over' }
  | { readonly type: 'replay'; readonly round: RoundRecord }
  | { readonly type: 'deal'; readonly now: number; readonly seed: string }
  | { readonly type: 'rebet'; readonly factor: 1 | 2; readonly now: number; readonly seed: string }
  | { readonly type: 'told'; readonly now: number };

export type Effect =
  | { readonly kind: 'send'; readonly message: FromClient }
  | { readonly kind: 'promise'; readonly promised: Promised; readonly opens: boolean }
  | { readonly kind: 'told'; readonly round: RoundRecord };

export function newTable(gameId: string, shared: Shared | null = null): Table {
  return {
    gameId,
    link: 'down',
    seated: false,
    phase: 'joining',
    game: null,
    money: null,
    balance: 0,
    offer: null,
    outlook: null,
    chip: 0,
    slip: EMPTY,
    pending: null,
    round: null,
    replay: null,
    lastBets: null,
    refusal: null,
    rulesChanged: false,
    idle: null,
    rules: null,
    visit: null,
    lookBack: false,
    buyIn: NO_BUY_IN,
    parting: null,
    roads: null,
    past: [],
    openFrom: 0,
    shared,
  };
}

/** Chips may be laid and taken off now. */
export function isOpen(table: Table): boolean {
  const { link, seated, rulesChanged, replay, lookBack, parting, shared } = table;
  const held = rulesChanged || replay !== null || lookBack || parting !== null || shared?.settling === true;
  return isFree(table) && link === 'up' && seated && !held;
}

/** Leaving is told of: money goes back, or the way leads on to the operator. */
export function takesLeave({ money, rules, link }: Table): boolean {
  if (money?.mode !== 'money' || link !== 'up') return false;
  return (money.wallet === 'transfer' && money.balance > 0) || (rules?.exitUrl ?? '') !== '';
}

/** What the patron is up, or down when negative, in this visit; a round counts once it has been told. */
export function netShown({ visit, money, balance, phase }: Table): number {
  if (visit === null) return 0;
  const untold = phase === 'telling' && money !== null ? money.balance - balance : 0;
  return visit.paid - visit.staked - untold;
}

/** Why no chip can be laid now: the name of a text, or nothing. */
export function whyClosed(table: Table): string | null {
  if (table.link !== 'up') return 'closed-why';
  if (table.replay) return 'replay-why';
  if (table.lookBack) return 'look-back-why';
  if (table.phase === 'standing') return 'standing-why';
  if (table.shared?.you === null) return 'onlooker-why';
  return isOpen(table) ? null : 'wait-why';
}

/** What is said on every new connection. */
export function coming({ gameId, shared }: Table): FromClient {
  if (shared === null) return { type: 'sit', game: gameId };
  return { type: 'join', table: shared.id, name: shared.name, seat: shared.wantsSeat };
}

/** This window plays no more: another one does, the session has ended, or the table is gone. */
export function isOver({ link }: Table): boolean {
  return link !== 'up' && link !== 'down';
}

/** No round is being dealt or told. */
export function isFree({ phase }: Table): boolean {
  return phase === 'betting' || phase === 'told';
}

/** The round on the cloth: one shown again, or the last. */
export function roundShown(table: Table): RoundRecord | null {
  return table.replay ?? table.round;
}

/** The cards of the round shown are still coming. */
export function isTelling(table: Table): boolean {
  return table.replay !== null || table.phase === 'telling';
}

/** Last round's bets may be laid again: only on an empty table. */
export function canRebet(table: Table): boolean {
  return isOpen(table) && table.lastBets !== null && table.slip.length === 0;
}

/** DEAL does something: bets lie, or an empty DEAL after a round repeats it (F-28). */
export function canDeal(table: Table): boolean {
  if (!isOpen(table) || table.offer === null) return false;
  return table.slip.length > 0 || emptyDealRebets(table);
}

export function emptyDealRebets(table: Table): boolean {
  return canRebet(table) && table.phase === 'told' && table.game?.controls.emptyDealRebets === true;
}

/** The chips lying on the areas: those being laid, or those of the round being dealt and told. */
export function betsShown(table: Table): Bets {
  if (table.replay) return betsOfRound(table.replay);
  if (table.phase === 'waiting' && table.pending) return table.pending.bets;
  if (table.phase === 'standing' && table.shared?.standing) return table.shared.standing.bets;
  // Who only looks on at a round of others keeps the chips that they had laid.
  if (table.phase === 'telling' && table.round && table.slip.length === 0) return betsOfRound(table.round);
  return betsOf(table.slip);
}

export function stakeShown(table: Table, area: string): number {
  return isFree(table) && !table.replay ? stakeOn(table.slip, area) : (betsShown(table)[area] ?? 0);
}

export function totalShown(table: Table): number {
  if (table.phase === 'telling' && table.round) return table.round.stake;
  // A replay stakes nothing: the meter goes on telling what lies for the next round.
  const sent = table.phase === 'waiting' || table.phase === 'standing';
  return sent ? Object.values(betsShown(table)).reduce((a, b) => a + b, 0) : total(table.slip);
}

export function betsOfRound(round: RoundRecord): Bets {
  return Object.fromEntries(round.bets.map((bet) => [bet.area, bet.stake]));
}
