/** What the client knows of a table that it shares: who sits there, the clock, and its own bet that stands. */

import type { OpenBet, SeatResult, SeatView, SharedTable } from '../wire/messages';
import type { Table } from './table';

/** Why the patron is not seated though they asked for it. */
export type Unseated = 'table-full' | 'other-money' | 'seat-lost';

export interface Shared {
  readonly id: string;
  /** What the patron wants to be called; the server cleans it. */
  readonly name: string;
  /** On a seat; otherwise as an onlooker. */
  readonly wantsSeat: boolean;
  readonly unseated: Unseated | null;
  readonly table: SharedTable | null;
  /** The state of the table that is known; null until it has been told on this connection. */
  readonly version: number | null;
  readonly you: number | null;
  readonly seats: readonly SeatView[];
  /** Bets are closed, and the round is being settled. */
  readonly settling: boolean;
  /** When betting closes, in milliseconds of this machine's clock; null until the first bet. */
  readonly closesAt: number | null;
  /** The own bet that is taken and not yet dealt. */
  readonly standing: OpenBet | null;
  /** What the last round came to, seat by seat. */
  readonly results: readonly SeatResult[];
}

export function newShared(id: string, name: string, wantsSeat: boolean): Shared {
  return {
    id,
    name,
    wantsSeat,
    unseated: null,
    table: null,
    version: null,
    you: null,
    seats: [],
    settling: false,
    closesAt: null,
    standing: null,
    results: [],
  };
}

export function ownSeat({ shared }: Table): SeatView | null {
  return shared?.seats.find((seat) => seat.seat === shared.you) ?? null;
}

export function freeSeats({ table, seats }: Shared): number {
  return table === null ? 0 : table.seats - seats.length;
}

/** SKIP does something: a seat of one's own, a round on offer, and neither bet nor skipped yet (F-41). */
export function canSkip(table: Table): boolean {
  return whyNoSkip(table) === null;
}

/** Why SKIP does nothing now: the name of a text, or nothing. */
export function whyNoSkip(table: Table): string | null {
  const seat = ownSeat(table);
  if (table.link !== 'up') return 'closed-why';
  if (seat === null) return 'onlooker-why';
  if (table.phase === 'standing' || seat.state === 'bet') return 'standing-why';
  if (seat.state === 'skipped') return 'skip-why';
  const busy = table.shared?.settling || table.phase === 'waiting' || table.phase === 'joining' || table.offer === null;
  return busy ? 'wait-why' : null;
}

/** A seat as it is to be shown: what it does in the round being bet on, or what it got in the one being told. */
export interface SeatShown {
  readonly seat: number;
  readonly name: string;
  readonly own: boolean;
  readonly state: SeatView['state'] | 'result';
  /** What lies for this seat; in a round being told, what lay. */
  readonly bets: Readonly<Record<string, number>>;
  /** Once paid: what came back, and what had been staked. */
  readonly payout: number;
  readonly stake: number;
}

/** The seats by number. `paid`: the round on the cloth has been told to its end. */
export function seatsShown(table: Table, paid: boolean): SeatShown[] {
  const { shared } = table;
  if (shared === null) return [];
  const telling = table.phase === 'telling';
  const told = telling || table.phase === 'told';
  return [...shared.seats]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, name, state, bets }) => {
      const result = told ? shared.results.find((one) => one.seat === seat && one.name === name) : undefined;
      const mine = { seat, name, own: seat === shared.you };
      // Nobody is ahead of the cards: bets of the next round are shown when this one has been told.
      const ended = result !== undefined && (telling || (state !== 'bet' && state !== 'skipped'));
      if (!ended)
        return {
          ...mine,
          state: telling && state === 'bet' ? 'deciding' : state,
          bets: telling ? {} : bets,
          payout: 0,
          stake: 0,
        };
      const lay = Object.fromEntries(result.bets.map((bet) => [bet.area, bet.stake]));
      return { ...mine, state: paid ? 'result' : 'bet', bets: lay, payout: result.payout, stake: result.stake };
    });
}
