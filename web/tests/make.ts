/** Tables, rounds and messages for the tests, as the server would send them. */

import { step } from '../src/play/step';
import { type Effect, newTable, type Table, type TableEvent } from '../src/play/table';
import type {
  Deal,
  FromClient,
  GameInfo,
  Money,
  Offer,
  RoundRecord,
  SeatView,
  Snapshot,
  TableRound,
  TableView,
  ToClient,
} from '../src/wire/messages';

const HASH = 'a'.repeat(64);

export function game(changes: Partial<GameInfo> = {}): GameInfo {
  const area = (id: string, maximum: number) => ({ id, minimum: 10, maximum, pays: [] });
  return {
    id: 'touch',
    name: 'Baccarat Touch',
    version: HASH,
    decks: 8,
    shuffle: 'every-round',
    combine: 'any',
    chips: [10, 100, 500, 2500],
    areas: [area('player', 150_000), area('tie', 20_000), area('banker', 150_000)],
    roundMinimum: 10,
    roundMaximum: 200_000,
    controls: { rebet: 'deals', rebetDouble: true, newBet: false, tapChipsClears: true, emptyDealRebets: true },
    rtp: {},
    ...changes,
  };
}

export const money = (balance = 100_000): Money => ({
  balance,
  currency: 'EUR',
  exponent: 2,
  mode: 'fun',
  wallet: 'none',
});

export const offer = (n: number): Offer => ({
  roundId: `0199f3c2-7b1e-7034-9ad3-${String(n).padStart(12, '0')}`,
  commitment: HASH,
});

export function round(changes: Partial<RoundRecord> = {}): RoundRecord {
  return {
    roundId: offer(1).roundId,
    game: 'touch',
    gameVersion: HASH,
    decks: 8,
    commitment: HASH,
    serverSeed: HASH,
    clientSeeds: ['b'.repeat(32)],
    shoe: null,
    player: { cards: ['7C', '6H', '4H'], total: 7, totals: [7, 3, 7], natural: false },
    banker: { cards: ['KC', '6S'], total: 6, totals: [0, 6], natural: false },
    outcome: 'player',
    bets: [{ area: 'player', stake: 100, payout: 200, result: 'won', commission: 0 }],
    stake: 100,
    payout: 200,
    balanceBefore: 100_000,
    balanceAfter: 100_100,
    time: '2026-01-01T12:00:00Z',
    void: null,
    ...changes,
  };
}

export const snapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  version: 1,
  game: game(),
  money: money(),
  offer: offer(1),
  last: null,
  outcomes: '',
  outlook: null,
  rules: {
    minimumRoundSeconds: 0,
    fastPlay: true,
    realityCheckMinutes: 0,
    idleMinutes: 0,
    showStay: false,
    cashierUrl: '',
    exitUrl: '',
  },
  stay: { since: '2026-01-01T12:00:00Z', seconds: 0, staked: 0, paid: 0, checkSeconds: null, dealSeconds: 0 },
  ...changes,
});

export const tableRound = (changes: Partial<TableRound> = {}): TableRound => {
  const { bets: _, stake: _s, payout: _p, balanceBefore: _b, balanceAfter: _a, ...dealt } = round();
  return { ...dealt, results: [], ...changes };
};

export const seat = (number: number, name: string, changes: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  name,
  state: 'deciding',
  bets: {},
  ...changes,
});

export const tableView = (changes: Partial<TableView> = {}): TableView => {
  const { last: _, type: _t, ...same } = snapshot();
  return {
    ...same,
    type: 'tableView',
    version: 10,
    table: {
      id: 'k3x7qa2mfd5bz6wy',
      name: 'Friday',
      game: 'touch',
      public: true,
      seats: 7,
      mode: 'fun',
      currency: 'EUR',
      exponent: 2,
      betSeconds: 15,
      holdMinutes: 5,
    },
    you: 2,
    seats: [seat(1, 'Bo'), seat(2, 'Anna')],
    phase: 'betting',
    closesIn: null,
    bet: null,
    mine: null,
    last: null,
    ...changes,
  };
};

/** A table driven by events, with everything it wanted done. */
export class Played {
  effects: Effect[] = [];

  constructor(
    public table: Table = newTable('touch'),
    private readonly next = step,
  ) {}

  do(...events: TableEvent[]): this {
    for (const event of events) {
      const [table, effects] = this.next(this.table, event);
      this.table = table;
      this.effects.push(...effects);
    }
    return this;
  }

  hear(message: ToClient, shown: string | null = null, seed = 'c'.repeat(32), now = 0): this {
    return this.do({ type: 'message', message, shown, seed, now });
  }

  seat(changes: Partial<Snapshot> = {}, shown: string | null = null): this {
    return this.do({ type: 'up' }).hear(snapshot(changes), shown);
  }

  lay(...areas: string[]): this {
    return this.do(...areas.map((area): TableEvent => ({ type: 'lay', area })));
  }

  deal(now = 0, seed = 'b'.repeat(32)): this {
    return this.do({ type: 'deal', now, seed });
  }

  sent<Type extends FromClient['type']>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.effects.flatMap((effect) =>
      effect.kind === 'send' && effect.message.type === type
        ? [effect.message as Extract<FromClient, { type: Type }>]
        : [],
    );
  }

  get deals(): Deal[] {
    return this.sent('deal');
  }
}
