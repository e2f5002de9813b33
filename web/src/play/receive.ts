/** What the server's messages do to a table. */

import type { Dealt, Offer, Refused, RoundRecord, Snapshot } from '../wire/messages';
import type { Refusal } from './limits';
import { buyInRefused } from './money';
import type { Bets } from './slip';
import { EMPTY } from './slip';
import { betsOfRound, coming, type Effect, type Pending, type Table, type TableEvent } from './table';
import { lookedBack, visitOf, withRound } from './visit';

type Step = readonly [Table, readonly Effect[]];
export type Arrival = Extract<TableEvent, { type: 'message' }>;

export function arrived(table: Table, { message, shown, seed, now }: Arrival): Step {
  switch (message.type) {
    case 'snapshot':
      return seated(table, message, shown, now);
    case 'dealt':
      return result(table, message, now);
    case 'refused':
      return refused(table, message, seed);
    case 'balance': {
      const held = table.phase === 'waiting' || table.phase === 'telling';
      const balance = held ? table.balance : message.money.balance;
      const { asked } = table.buyIn;
      const buyIn = asked === null ? table.buyIn : { asked: null, refusal: null, done: asked };
      return [{ ...table, money: message.money, balance, buyIn, refusal: null }, []];
    }
    case 'roads':
      return [{ ...table, roads: message }, []];
    case 'replaced':
      return [{ ...table, link: 'replaced', seated: false }, []];
    case 'idleWarning':
      return [{ ...table, idle: message.seconds }, []];
    case 'goingOn':
      return [goingOn(table, now), []];
    case 'ended':
      return [{ ...table, link: 'ended', seated: false, idle: null }, []];
    case 'left':
      return [{ ...table, seated: false, parting: table.parting === null ? null : message.returned }, []];
    default:
      return [table, []]; // of shared tables, which this table is not
  }
}

/** Sends a deal and waits. The same pending deal may be sent again: its round id makes that safe. */
export function dealt(
  table: Table,
  { roundId, commitment }: Offer,
  bets: Bets,
  clientSeed: string,
  before: Pending['before'],
  retried: boolean,
): Step {
  const version = table.game?.version ?? '';
  const pending: Pending = { roundId, commitment, clientSeed, bets, version, retried, before };
  const next: Table = { ...table, phase: 'waiting', pending, round: null, refusal: null };
  return [
    next,
    [
      { kind: 'promise', promised: { roundId, commitment, clientSeed }, opens: table.outlook?.number === 1 },
      sendDeal(pending),
    ],
  ];
}

function goingOn(table: Table, now: number): Table {
  const { visit, rules, lookBack } = table;
  const looked = lookBack && visit && rules ? lookedBack(visit, rules, now) : visit;
  return { ...table, idle: null, lookBack: false, visit: looked };
}

export function sendDeal({ roundId, commitment, clientSeed, bets }: Pending): Effect {
  return { kind: 'send', message: { type: 'deal', roundId, commitment, clientSeed, bets } };
}

function seated(table: Table, snapshot: Snapshot, shown: string | null, now: number): Step {
  const { game, money, offer, outlook, last, rules } = snapshot;
  const chip = game.chips.includes(table.chip) ? table.chip : (game.chips[1] ?? game.chips[0] ?? 0);
  const lastBets = last ? betsOfRound(last) : table.lastBets;
  const moved = table.game !== null && table.game.version !== game.version;
  const visit = visitOf(snapshot.stay, now);
  const same: Table = { ...table, link: 'up', seated: true, game, money, offer, outlook, chip, lastBets, rules, visit };
  const next = moved ? underNewRules(same) : same;
  if (table.pending) {
    if (last?.roundId === table.pending.roundId) return [tell(next, last), []];
    if (table.pending.version === game.version) return [next, [sendDeal(table.pending)]];
    return [underNewRules({ ...same, ...given(table.pending) }), []];
  }
  if (table.phase === 'telling' && last?.roundId === table.round?.roundId) return [next, []];
  if (last && last.roundId !== shown) return [{ ...tell(next, last), balance: last.balanceBefore }, []];
  return [
    { ...next, ...settled(table, last), balance: money.balance },
    [{ kind: 'send', message: { type: 'askRoads' } }],
  ];
}

/** Nothing made under other rules is asked again by itself: the chips lie, and the patron decides (known areas only). */
export function underNewRules(table: Table): Table {
  const areas = new Set(table.game?.areas.map((area) => area.id));
  const slip = table.slip.filter((chip) => areas.has(chip.area));
  return { ...table, slip, rulesChanged: true, replay: null };
}

/** A deal taken back: what lay before it lies again; a rebet's chips lie too, for they were meant. */
export function given({ before, bets }: Pending): Pick<Table, 'pending' | 'phase' | 'slip'> {
  const laid = Object.entries(bets).map(([area, value]) => ({ area, value }));
  return { pending: null, phase: 'betting', slip: before.slip.length > 0 ? before.slip : laid };
}

/** Where a table without an untold round stands: bets already laid stay. */
export function settled(table: Table, last: RoundRecord | null): Pick<Table, 'phase' | 'round' | 'past'> {
  const past = last && table.past.length === 0 ? [last] : table.past;
  if (last === null || table.slip.length > 0 || table.phase === 'betting')
    return { phase: 'betting', round: null, past };
  return { phase: 'told', round: last, past };
}

function result(table: Table, { round, offer, outlook }: Dealt, now: number): Step {
  const money = table.money && { ...table.money, balance: round.balanceAfter };
  const next: Table = { ...table, offer, outlook, money };
  if (round.roundId === table.round?.roundId) return [next, []];
  const visit = table.visit && table.rules ? withRound(table.visit, round, table.rules, now) : null;
  return [tell({ ...next, visit }, round), []];
}

export function tell(table: Table, round: RoundRecord): Table {
  return {
    ...table,
    phase: 'telling',
    round,
    slip: EMPTY,
    pending: null,
    replay: null,
    refusal: null,
    lastBets: betsOfRound(round),
  };
}

function refused(table: Table, { code, args, message, offer }: Refused, seed: string): Step {
  const refusal: Refusal = { code, args, message };
  const parting = table.parting === 'asked' ? null : table.parting;
  const next: Table = { ...table, offer: offer ?? table.offer, parting };
  const { pending } = table;
  if (table.buyIn.asked !== null) return [{ ...next, buyIn: buyInRefused(refusal) }, []];
  // Roads that the house does not keep are no one's concern; everything else asked is answered aloud.
  if (pending === null) return [code === 'not-available' && table.seated ? next : { ...next, refusal }, []];
  if (code === 'offer-void' && !pending.retried && next.offer && next.offer.roundId !== pending.roundId) {
    // A fresh seed: the server has seen the old one before it chose the new commitment.
    return dealt(next, next.offer, pending.bets, seed, pending.before, true);
  }
  if (code === 'not-seated' && !pending.retried) {
    return [{ ...next, pending: { ...pending, retried: true } }, [{ kind: 'send', message: coming(table) }]];
  }
  const { phase, slip } = pending.before;
  const lookBack = code === 'reality-check';
  const back: Table = { ...next, pending: null, phase: phase === 'told' ? 'betting' : phase, slip };
  // The dialog of the reality check says it all.
  return [{ ...back, lookBack: lookBack || table.lookBack, refusal: lookBack ? null : refusal }, []];
}
