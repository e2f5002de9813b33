/** How a shared table changes. What it has in common with a table of one's own is in `step.ts`. */

import type {
  BetAccepted,
  Offer,
  Outlook,
  Returned,
  RoundRecord,
  SeatResult,
  SeatView,
  Settled,
  TableChanged,
  TableDealt,
  TableRound,
  TableView,
} from '../wire/messages';
import { type Arrival, given, sendDeal, tell, underNewRules } from './receive';
import { canSkip, type Shared } from './seats';
import { EMPTY, type Slip } from './slip';
import { type Step, send, step } from './step';
import { betsOfRound, coming, type Effect, type Table, type TableEvent } from './table';
import { visitOf, withRound } from './visit';

const WITHOUT_US = { code: 'bets-closed', args: {} } as const;

export function sharedStep(table: Table, event: TableEvent): Step {
  const { shared, offer } = table;
  if (shared === null) return step(table, event);
  switch (event.type) {
    case 'up':
    case 'down':
      return step(sharing(table, { version: null }), event);
    case 'skip':
      return canSkip(table) && offer ? [table, [send({ type: 'skip', roundId: offer.roundId })]] : [table, []];
    case 'take-seat':
      return comeAgain(sharing(table, { wantsSeat: true, unseated: null }));
    case 'look-on':
      return [sharing(table, { unseated: null }), []];
    case 'message':
      return heard(table, shared, event);
    default:
      return step(table, event);
  }
}

function heard(table: Table, shared: Shared, event: Arrival): Step {
  const { message, now } = event;
  switch (message.type) {
    case 'tableView':
      return viewed(table, shared, message, event);
    case 'tableChanged':
    case 'tableDealt':
      // Older news is passed over; after a gap the whole table is asked for.
      if (shared.version === null || message.version <= shared.version) return [table, []];
      if (message.after !== shared.version) return comeAgain(table);
      return message.type === 'tableChanged'
        ? changed(table, shared, message, now)
        : dealtToAll(table, shared, message);
    case 'betAccepted':
      return accepted(table, message);
    case 'settled':
      return paid(table, shared, message, now);
    case 'returned':
      return returned(table, shared, message);
    case 'skipped':
      return [message.roundId === table.offer?.roundId ? skipped(table, shared) : table, []];
    case 'tableClosed':
      return [{ ...table, link: 'closed', seated: false }, []];
    case 'refused': {
      const { code } = message;
      // No seat is to be had: look on, and say why.
      if (shared.version === null && shared.wantsSeat && (code === 'table-full' || code === 'other-money'))
        return comeAgain(sharing(table, { wantsSeat: false, unseated: code }));
      return step(table, event);
    }
    default:
      return step(table, event);
  }
}

function sharing(table: Table, changes: Partial<Shared>): Table {
  return { ...table, shared: table.shared && { ...table.shared, ...changes } };
}

/** Asks for a seat, or for the whole table again; until it comes, news of it is passed over. */
function comeAgain(table: Table): Step {
  const next = sharing(table, { version: null });
  return [next, [send(coming(next))]];
}

/** Remembers what the server promised before the cards, also where nothing is bet. */
function promised(before: Table, offer: Offer | null, outlook: Outlook | null, clientSeed: string | null): Effect[] {
  if (offer === null || (offer.roundId === before.offer?.roundId && clientSeed === null)) return [];
  return [{ kind: 'promise', promised: { ...offer, clientSeed }, opens: outlook?.number === 1 }];
}

const closing = (closesIn: number | null, now: number) => (closesIn === null ? null : now + closesIn);

function viewed(before: Table, shared: Shared, view: TableView, { shown, now }: Arrival): Step {
  const { game, money, offer, outlook, you, bet, mine, last } = view;
  const { pending } = before;
  const known: Table = {
    ...sharing(before, {
      table: view.table,
      version: view.version,
      you,
      seats: view.seats,
      settling: view.phase === 'settling',
      closesAt: closing(view.closesIn, now),
      standing: bet,
      results: last?.results ?? [],
      unseated: you === null ? shared.unseated : null,
    }),
    link: 'up',
    gameId: game.id,
    seated: you !== null,
    game,
    money,
    offer,
    outlook,
    chip: game.chips.includes(before.chip) ? before.chip : (game.chips[1] ?? game.chips[0] ?? 0),
    lastBets: mine ? betsOfRound(mine) : before.lastBets,
    rules: view.rules,
    visit: visitOf(view.stay, now),
  };
  const moved = before.game !== null && before.game.version !== game.version;
  const table = moved ? underNewRules(known) : known;
  const promise = promised(before, offer, outlook, bet?.clientSeed ?? null);
  const roads: Effect[] = [...promise, send({ type: 'askRoads' })];

  if (bet) return [{ ...stands(table), balance: money.balance }, roads];
  const asked = pending?.roundId ?? shared.standing?.roundId;
  const untold = mine && mine.roundId !== shown && mine.roundId !== before.round?.roundId;
  if (mine && mine.roundId === asked) return [tell(table, mine), promise];
  if (mine && untold && asked === undefined)
    return [{ ...tell(table, mine), balance: mine.balanceAfter - mine.payout }, promise];
  if (pending) {
    if (pending.roundId === offer?.roundId && !moved) return [table, [...promise, sendDeal(pending)]];
    const back = { ...known, ...given(pending), balance: money.balance };
    return [moved ? underNewRules(back) : { ...back, refusal: WITHOUT_US }, roads];
  }
  if (shared.standing) return [{ ...back(table, shared.standing.bets), balance: money.balance }, roads];
  if (before.phase === 'telling' && last?.roundId === before.round?.roundId) return [table, promise];
  return [{ ...atRest(table, before, last, mine), balance: money.balance }, roads];
}

/** The bet is taken: the cloth is closed until it is dealt. */
function stands(table: Table): Table {
  return { ...table, phase: 'standing', pending: null, slip: EMPTY, round: null, replay: null, refusal: null };
}

/** A bet that came to nothing: its chips lie again, and the patron is told. */
function back(table: Table, bets: Readonly<Record<string, number>>): Table {
  const slip: Slip = Object.entries(bets).map(([area, value]) => ({ area, value }));
  const stakeMinor = slip.reduce((sum, { value }) => sum + value, 0);
  return { ...table, phase: 'betting', pending: null, slip, refusal: { code: 'stake-returned', args: { stakeMinor } } };
}

/** Nothing of our own is under way: the last round lies on the cloth, unless chips are being laid. */
function atRest(table: Table, before: Table, last: TableRound | null, mine: RoundRecord | null): Table {
  if (last === null || table.slip.length > 0 || before.phase === 'betting')
    return { ...table, phase: 'betting', round: null };
  const round = last.roundId === mine?.roundId ? mine : recordOf(last, undefined, table.money?.balance ?? 0);
  return { ...table, phase: 'told', round, past: table.past.length > 0 ? table.past : [round] };
}

/** A round of the table as one's own: with one's own bets, if there were any. */
function recordOf({ results: _, ...round }: TableRound, own: SeatResult | undefined, balance: number): RoundRecord {
  const { bets, stake, payout } = own ?? { bets: [], stake: 0, payout: 0 };
  // What was staked is gone from the balance already.
  return { ...round, bets, stake, payout, balanceBefore: balance + stake, balanceAfter: balance + payout };
}

function changed(table: Table, shared: Shared, message: TableChanged, now: number): Step {
  const { version, phase, offer, closesIn } = message;
  const next = sharing(seatsAfter(table, shared, shared.seats, message), {
    version,
    settling: phase === 'settling',
    closesAt: closing(closesIn, now),
  });
  return [{ ...next, offer }, promised(table, offer, table.outlook, null)];
}

type News = Pick<TableChanged, 'seats' | 'gone'>;

function seatsAfter(table: Table, shared: Shared, before: readonly SeatView[], { seats, gone }: News): Table {
  const fresh = new Map([...before, ...seats].map((seat) => [seat.seat, seat]));
  for (const seat of gone) fresh.delete(seat);
  const next = sharing(table, { seats: [...fresh.values()] });
  if (shared.you === null || !gone.includes(shared.you)) return next;
  return { ...sharing(next, { you: null, wantsSeat: false, unseated: 'seat-lost' }), seated: false };
}

function dealtToAll(table: Table, shared: Shared, message: TableDealt): Step {
  const { version, offer, outlook, round } = message;
  const { pending } = table;
  const { standing, you } = shared;
  const ours = pending?.roundId === round.roundId || standing?.roundId === round.roundId;
  const own = ours ? round.results.find(({ seat }) => seat === you) : undefined;
  const calm = shared.seats.map(
    (seat): SeatView => ({
      ...seat,
      bets: {},
      state: seat.state === 'bet' || seat.state === 'skipped' ? 'deciding' : seat.state,
    }),
  );
  const open = sharing(seatsAfter(table, shared, calm, message), {
    version,
    settling: false,
    closesAt: null,
    standing: standing?.roundId === round.roundId ? null : standing,
    results: round.results,
  });
  const next: Table = { ...open, offer, outlook, past: pastWith(table) };
  const effects = promised(table, offer, outlook, null);
  if (table.phase === 'telling' && table.round) effects.push({ kind: 'told', round: table.round });
  if (table.round?.roundId === round.roundId) return [next, effects];
  const telling = tell(next, recordOf(round, own, table.money?.balance ?? 0));
  if (own) return [telling, effects];
  const { slip, lastBets } = table;
  if (ours && pending) return [{ ...telling, slip: given(pending).slip, lastBets, refusal: WITHOUT_US }, effects];
  return [{ ...telling, slip, lastBets }, effects];
}

/** A round whose story is cut short by the next one has been told all the same. */
function pastWith({ phase, round, past }: Table): readonly RoundRecord[] {
  return phase === 'telling' && round ? [round, ...past.filter(({ roundId }) => roundId !== round.roundId)] : past;
}

function accepted(table: Table, { bet, money }: BetAccepted): Step {
  if (bet.roundId !== table.pending?.roundId && bet.roundId !== table.offer?.roundId) return [table, []];
  return [{ ...stands(sharing(table, { standing: bet })), money, balance: money.balance }, []];
}

/** Our own part of a round: the true balance, shown when the cards have told the result. */
function paid(before: Table, shared: Shared, { round, money }: Settled, now: number): Step {
  const asked = before.pending?.roundId ?? shared.standing?.roundId;
  const { rules, visit } = before;
  const table = rules && visit ? { ...before, visit: withRound(visit, round, rules, now) } : before;
  if (round.roundId === asked) return [{ ...tell(sharing(table, { standing: null }), round), money }, []];
  const balance = table.phase === 'telling' ? table.balance : money.balance;
  const past = table.past.map((one) => (one.roundId === round.roundId ? round : one));
  const next: Table = { ...table, money, balance, past };
  return [round.roundId === table.round?.roundId ? { ...next, round, lastBets: betsOfRound(round) } : next, []];
}

function returned(table: Table, shared: Shared, { roundId, money }: Returned): Step {
  const next: Table = { ...table, money, balance: money.balance };
  const { standing } = shared;
  return [standing?.roundId === roundId ? back(sharing(next, { standing: null }), standing.bets) : next, []];
}

function skipped(table: Table, { seats, you }: Shared): Table {
  return sharing(table, { seats: seats.map((seat) => (seat.seat === you ? { ...seat, state: 'skipped' } : seat)) });
}
