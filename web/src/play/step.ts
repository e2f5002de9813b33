/** How a table changes: state and event to the next state, and what is to be done outside. No clock, no randomness. */

import { revealedBy } from '../fairness/reveal';
import { type Refusal, refusalOfDealing, refusalOfLaying } from './limits';
import { buyIn, buyInLost, leave, NO_BUY_IN } from './money';
import { arrived, dealt } from './receive';
import { type Bets, betsOf, clearArea, EMPTY, lay, type Slip, slipOf, takeOff, undo } from './slip';
import {
  canDeal,
  canRebet,
  coming,
  type Effect,
  emptyDealRebets,
  isFree,
  isOpen,
  isOver,
  type Table,
  type TableEvent,
} from './table';
import { secondsToDeal } from './visit';

export type Step = readonly [Table, readonly Effect[]];

/** Keys and taps closer than this after a round's end do not start the next. */
export const CALM_MS = 350;

export function step(table: Table, event: TableEvent): Step {
  switch (event.type) {
    case 'up':
      return [{ ...table, link: 'up' }, [send(coming(table))]];
    case 'down':
      return [
        {
          ...table,
          link: isOver(table) ? table.link : 'down',
          seated: false,
          buyIn: buyInLost(table.buyIn),
          parting: gone(table),
        },
        [],
      ];
    case 'session-gone':
      return [{ ...table, link: 'ended', seated: false, idle: null }, []];
    case 'message':
      return arrived(table, event);
    case 'paid':
      return [{ ...table, balance: table.money?.balance ?? table.balance }, []];
    case 'told':
      return told(table, event.now);
    case 'rules-seen':
      return [{ ...table, rulesChanged: false }, []];
    case 'replay':
      return [isFree(table) ? { ...table, replay: event.round, refusal: null } : table, []];
    case 'replay-over':
      return [{ ...table, replay: null }, []];
    case 'refill':
      return isOpen(table) ? [table, [send({ type: 'refill' })]] : [table, []];
    case 'go-on':
      return [{ ...table, idle: null, refusal: null }, [send({ type: 'goOn' })]];
    case 'look-back':
      return [isFree(table) ? { ...table, lookBack: true } : table, []];
    case 'buy-in':
      return buyIn(table, event.amount);
    case 'buy-in-over':
      return [table.buyIn.asked === null ? { ...table, buyIn: NO_BUY_IN } : table, []];
    case 'leave':
      return leave(table);
    case 'deal':
      return deal(table, event.now, event.seed);
    case 'rebet':
      return rebet(table, event.factor, event.now, event.seed);
    case 'skip':
    case 'take-seat':
    case 'look-on':
      return [table, []]; // of shared tables
    case 'pick':
      return [{ ...table, chip: event.value, refusal: null }, []];
    default:
      return isOpen(table) ? [edit(table, event), []] : [table, []];
  }
}

type Edit = Extract<TableEvent, { type: 'lay' | 'take-off' | 'clear-area' | 'clear' | 'undo' | 'new-bet' }>;

function edit(table: Table, event: Edit): Table {
  const { game, slip, chip } = table;
  if (game === null) return table;
  switch (event.type) {
    case 'lay': {
      const refusal = refusalOfLaying(game, table.balance, slip, event.area, chip);
      return refusal ? refuse(table, refusal) : freshCloth(table, lay(slip, event.area, chip));
    }
    case 'take-off':
      return freshSlip(table, takeOff(slip, event.area, chip, game.chips));
    case 'clear-area':
      return freshSlip(table, clearArea(slip, event.area));
    case 'undo':
      return freshSlip(table, undo(slip));
    case 'clear':
      return freshSlip(table, EMPTY);
    case 'new-bet':
      return freshCloth(table, EMPTY);
  }
}

function refuse(table: Table, refusal: Refusal): Table {
  return { ...table, refusal };
}

function freshSlip(table: Table, slip: Slip): Table {
  return { ...table, slip, refusal: null };
}

/** Clears the told round away: the next one is being laid. */
function freshCloth(table: Table, slip: Slip): Table {
  return { ...table, slip, refusal: null, round: null, phase: 'betting' };
}

function deal(table: Table, now: number, seed: string): Step {
  if (!canDeal(table)) return [table, []];
  if (emptyDealRebets(table)) return rebet(table, 1, now, seed);
  return stake(table, betsOf(table.slip), now, seed);
}

function rebet(table: Table, factor: 1 | 2, now: number, seed: string): Step {
  const { game, lastBets } = table;
  if (!canRebet(table) || game === null || lastBets === null) return [table, []];
  if (factor === 2 && !game.controls.rebetDouble) return [table, []];
  const slip = slipOf(lastBets, game.chips, factor);
  if (game.controls.rebet === 'deals' || factor === 2) return stake(table, betsOf(slip), now, seed);
  const refusal = refusalOfDealing(game, table.balance, betsOf(slip));
  return [refusal ? refuse(table, refusal) : freshCloth(table, slip), []];
}

/** Sends the bets, all of them or none (F-29). */
function stake(table: Table, bets: Bets, now: number, seed: string): Step {
  if (table.game === null || table.offer === null || now < table.openFrom) return [table, []];
  if (table.visit && table.rules && secondsToDeal(table.visit, now) > 0)
    return [refuse(table, { code: 'round-too-soon', args: { seconds: table.rules.minimumRoundSeconds } }), []];
  const refusal = refusalOfDealing(table.game, table.balance, bets);
  if (refusal) return [refuse(table, refusal), []];
  return dealt(table, table.offer, bets, seed, { phase: table.phase, slip: table.slip }, false);
}

function told(table: Table, now: number): Step {
  const { round } = table;
  if (table.phase !== 'telling' || round === null) return [table, []];
  const next: Table = {
    ...table,
    phase: 'told',
    balance: table.money?.balance ?? round.balanceAfter,
    past: [round, ...revealedBy(round, table.past).filter((past) => past.roundId !== round.roundId)].slice(0, 200),
    openFrom: now + CALM_MS,
  };
  return [next, [{ kind: 'told', round }, send({ type: 'askRoads' })]];
}

/** What has gone back stays said; what was only asked for has to be asked again. */
function gone({ parting }: Table): Table['parting'] {
  return parting === 'asked' ? null : parting;
}

export function send(message: Extract<Effect, { kind: 'send' }>['message']): Effect {
  return { kind: 'send', message };
}
