/** A table that several share (F-40, F-41), against messages as the protocol page has them. */

import { describe, expect, it } from 'vitest';
import { canSkip, freeSeats, newShared, seatsShown } from '../src/play/seats';
import { sharedStep } from '../src/play/shared';
import { betsShown, canDeal, isOpen, newTable, totalShown, whyClosed } from '../src/play/table';
import type { SeatResult, TableChanged, TableDealt, TableView } from '../src/wire/messages';
import { game, money, offer, Played, round, seat, tableRound, tableView } from './make';

const ID = 'k3x7qa2mfd5bz6wy';
const SEED = 'b'.repeat(32);

const come = (wantsSeat = true) =>
  new Played(newTable('', newShared(ID, 'Anna', wantsSeat)), sharedStep).do({ type: 'up' });
const sit = (changes: Partial<TableView> = {}, shown: string | null = null) => come().hear(tableView(changes), shown);

const changed = (after: number, changes: Partial<TableChanged> = {}): TableChanged => ({
  type: 'tableChanged',
  version: after + 1,
  after,
  seats: [],
  gone: [],
  phase: 'betting',
  offer: offer(1),
  closesIn: null,
  ...changes,
});

const result = (number: number, name: string, payout = 0, stake = 100): SeatResult => ({
  seat: number,
  name,
  bets: [{ area: 'player', stake, payout, commission: 0, result: payout > 0 ? 'won' : 'lost' }],
  stake,
  payout,
});

const dealt = (after: number, changes: Partial<TableDealt> = {}): TableDealt => ({
  type: 'tableDealt',
  version: after + 1,
  after,
  round: tableRound({ results: [result(1, 'Bo'), result(2, 'Anna', 200)] }),
  seats: [],
  gone: [],
  offer: offer(2),
  outlook: null,
  ...changes,
});

const accept = (played: Played, balance = 99_900) => {
  const { roundId, clientSeed, bets } = played.deals.at(-1) ?? { roundId: '', clientSeed: '', bets: {} };
  return played.hear({ type: 'betAccepted', bet: { roundId, clientSeed, bets }, money: money(balance) });
};
const settle = (played: Played, balance = 100_100) =>
  played.hear({
    type: 'settled',
    round: round({ balanceBefore: 100_000, balanceAfter: balance }),
    money: money(balance),
  });
const tell = (played: Played) => played.do({ type: 'paid' }, { type: 'told', now: 1000 });
const bet = () => accept(sit().lay('player').deal());

describe('coming to a shared table', () => {
  it('asks for a seat under the name given, and finds it again after a reconnect', () => {
    const played = sit().do({ type: 'down' }, { type: 'up' });
    const join = { type: 'join', table: ID, name: 'Anna', seat: true };
    expect(played.sent('join')).toEqual([join, join]);
    expect(played.hear(tableView()).table).toMatchObject({ seated: true, phase: 'betting', gameId: 'touch' });
  });

  it('looks on where no seat is free, says why, and takes one when asked (F-40)', () => {
    const played = come().hear({ type: 'refused', code: 'table-full', message: '', args: {}, retry: false });
    expect(played.sent('join').at(-1)?.seat).toBe(false);
    played.hear(tableView({ you: null, seats: [seat(1, 'Bo')] }));
    expect(played.table).toMatchObject({ seated: false, refusal: null, shared: { unseated: 'table-full' } });
    expect(whyClosed(played.table)).toBe('onlooker-why');
    expect(played.lay('player').deal().deals).toEqual([]);
    expect(played.table.shared && freeSeats(played.table.shared)).toBe(6);
    expect(played.do({ type: 'take-seat' }).sent('join').at(-1)?.seat).toBe(true);
    expect(played.hear(tableView({ you: 3 })).table).toMatchObject({ seated: true, shared: { unseated: null } });
  });

  it('shows a late joiner the running round: who has bet what, and the time left', () => {
    const played = sit({ seats: [seat(1, 'Bo', { state: 'bet', bets: { banker: 500 } })], closesIn: 9120 });
    expect(played.table.shared?.closesAt).toBe(9120);
    expect(seatsShown(played.table, false)).toMatchObject([{ name: 'Bo', state: 'bet', bets: { banker: 500 } }]);
    expect(isOpen(played.table)).toBe(true);
  });

  it('lays out the last round of others, and does not play it again as news', () => {
    const played = sit({ last: tableRound({ results: [result(1, 'Bo')] }) });
    expect(played.table).toMatchObject({ phase: 'told', round: { stake: 0, bets: [] }, balance: 100_000 });
  });

  it('tells an own round that this browser has not shown, and only that', () => {
    const mine = round({ payout: 200, balanceAfter: 100_100 });
    const view = { last: tableRound(), mine, money: money(100_100) };
    expect(sit(view).table).toMatchObject({ phase: 'telling', balance: 99_900, round: { payout: 200 } });
    expect(sit(view, mine.roundId).table).toMatchObject({ phase: 'told', balance: 100_100 });
  });
});

describe('a bet at a shared table', () => {
  it('stands once it is taken: the stake is gone from the balance and the cloth is closed', () => {
    const played = bet();
    expect(played.table).toMatchObject({ phase: 'standing', balance: 99_900, pending: null, slip: [] });
    expect(betsShown(played.table)).toEqual({ player: 100 });
    expect(totalShown(played.table)).toBe(100);
    expect(whyClosed(played.table)).toBe('standing-why');
    expect(played.lay('tie').deal().deals).toHaveLength(1);
  });

  it('is dealt with those of the others; the balance follows the cards', () => {
    const played = settle(bet().hear(dealt(10)));
    expect(played.table).toMatchObject({ phase: 'telling', balance: 99_900, round: { stake: 100, payout: 200 } });
    expect(tell(played).table).toMatchObject({ phase: 'told', balance: 100_100, lastBets: { player: 100 } });
    expect(played.table.offer).toEqual(offer(2));
    expect(played.table.past).toHaveLength(1);
  });

  it('is right whichever of the two answers comes first', () => {
    const played = settle(bet()).hear(dealt(10));
    expect(played.table).toMatchObject({ phase: 'telling', balance: 99_900, shared: { standing: null } });
    expect(tell(played).table.balance).toBe(100_100);
  });

  it('may be dealt before the answer to it is heard', () => {
    const played = sit().lay('player').deal().hear(dealt(10));
    expect(played.table).toMatchObject({ phase: 'telling', pending: null, round: { stake: 100 } });
    expect(accept(played).table.phase).toBe('telling');
  });

  it('gives the chips back when the round was dealt without it', () => {
    const without = tableRound({ results: [result(1, 'Bo')] });
    const played = sit()
      .lay('player')
      .deal()
      .hear(dealt(10, { round: without }));
    expect(played.table).toMatchObject({ phase: 'telling', pending: null, refusal: { code: 'bets-closed' } });
    expect(betsShown(tell(played).table)).toEqual({ player: 100 });
    expect(played.deals).toHaveLength(1);
  });

  it('comes back, chips and money, when the round could not be dealt', () => {
    const roundId = offer(1).roundId;
    const played = bet().hear({ type: 'returned', roundId, money: money(100_000) });
    expect(played.table).toMatchObject({ phase: 'betting', balance: 100_000, shared: { standing: null } });
    expect(played.table.refusal).toEqual({ code: 'stake-returned', args: { stakeMinor: 100 } });
    expect(betsShown(played.table)).toEqual({ player: 100 });
  });

  it('is asked once more on a new offer, with a fresh seed', () => {
    const played = sit().lay('player').deal();
    const voided = { type: 'refused', code: 'offer-void', message: '', args: {}, retry: true } as const;
    played.hear({ ...voided, offer: offer(7) }, null, 'e'.repeat(32));
    expect(played.deals[1]).toMatchObject({ ...offer(7), clientSeed: 'e'.repeat(32) });
  });

  it('is found standing after a reload', () => {
    const played = sit({
      bet: { roundId: offer(1).roundId, clientSeed: SEED, bets: { tie: 100 } },
      money: money(99_900),
    });
    expect(played.table).toMatchObject({ phase: 'standing', balance: 99_900 });
    expect(betsShown(played.table)).toEqual({ tie: 100 });
  });

  it('that was never answered is sent again while its round is open, and never for another', () => {
    const lost = () => sit().lay('player').deal().do({ type: 'down' }, { type: 'up' });
    const again = lost().hear(tableView());
    expect(again.deals[1]).toEqual(again.deals[0]);
    const late = lost().hear(tableView({ offer: offer(2), last: tableRound() }));
    expect(late.deals).toHaveLength(1);
    expect(late.table).toMatchObject({ phase: 'betting', refusal: { code: 'bets-closed' } });
    expect(betsShown(late.table)).toEqual({ player: 100 });
    const done = lost().hear(tableView({ offer: offer(2), last: tableRound(), mine: round(), money: money(100_100) }));
    expect(done.table).toMatchObject({ phase: 'telling', pending: null, round: { payout: 200 } });
  });

  it('that stood and was dealt while the connection was gone is told on return', () => {
    const played = bet().do({ type: 'down' }, { type: 'up' });
    played.hear(tableView({ offer: offer(2), last: tableRound(), mine: round(), money: money(100_100) }));
    expect(played.table).toMatchObject({ phase: 'telling', balance: 99_900 });
    expect(tell(played).table.balance).toBe(100_100);
  });

  it('that stood and came to nothing meanwhile lies again', () => {
    const played = bet()
      .do({ type: 'down' }, { type: 'up' })
      .hear(tableView({ offer: offer(2) }));
    expect(played.table).toMatchObject({ phase: 'betting', balance: 100_000, refusal: { code: 'stake-returned' } });
    expect(betsShown(played.table)).toEqual({ player: 100 });
  });
});

describe('the others', () => {
  it('are seen betting and skipping; the clock is counted from when it was heard', () => {
    const played = sit();
    const message = changed(10, { seats: [seat(1, 'Bo', { state: 'bet', bets: { tie: 100 } })], closesIn: 15_000 });
    played.do({ type: 'message', message, shown: null, seed: SEED, now: 2000 });
    expect(played.table.shared).toMatchObject({ version: 11, closesAt: 17_000 });
    expect(seatsShown(played.table, false)).toMatchObject([
      { name: 'Bo', bets: { tie: 100 } },
      { name: 'Anna', own: true },
    ]);
  });

  it('are told of a round together with their results, once the cards have been seen', () => {
    const played = settle(bet().hear(dealt(10, { seats: [seat(1, 'Bo', { state: 'away' })] })));
    expect(seatsShown(played.table, false)).toMatchObject([
      { name: 'Bo', state: 'bet', bets: { player: 100 } },
      { name: 'Anna', state: 'bet', bets: { player: 100 } },
    ]);
    expect(seatsShown(played.table, true)).toMatchObject([
      { name: 'Bo', state: 'result', stake: 100, payout: 0 },
      { name: 'Anna', state: 'result', stake: 100, payout: 200 },
    ]);
    expect(played.table.shared?.seats).toMatchObject([
      { state: 'away', bets: {} },
      { state: 'deciding', bets: {} },
    ]);
  });

  it('who bet on the next round already are shown so only when this one has been told', () => {
    const played = settle(bet().hear(dealt(10)));
    const early = seat(1, 'Bo', { state: 'bet', bets: { tie: 100 } });
    played.hear(changed(11, { seats: [early], offer: offer(2), closesIn: 9000 }));
    expect(seatsShown(played.table, false)[0]).toMatchObject({ state: 'bet', bets: { player: 100 } });
    expect(seatsShown(tell(played).table, true)[0]).toMatchObject({ state: 'bet', bets: { tie: 100 } });
  });

  it('may play a round without us: our chips stay, and no bet is claimed', () => {
    const played = sit()
      .lay('tie')
      .hear(dealt(10, { round: tableRound({ results: [result(1, 'Bo')] }) }));
    expect(played.table).toMatchObject({ phase: 'telling', round: { stake: 0, bets: [] }, lastBets: null });
    expect(betsShown(played.table)).toEqual({ tie: 100 });
    expect(betsShown(tell(played).table)).toEqual({ tie: 100 });
  });

  it('may start the next round while this one is told: it is told at once', () => {
    const played = settle(bet().hear(dealt(10)));
    played.hear(dealt(11, { round: tableRound({ roundId: offer(2).roundId }), offer: offer(3) }));
    expect(played.table).toMatchObject({ phase: 'telling', round: { roundId: offer(2).roundId, stake: 0 } });
    expect(played.table.past.map(({ roundId }) => roundId)).toEqual([offer(1).roundId]);
    expect(played.effects).toContainEqual({
      kind: 'told',
      round: expect.objectContaining({ roundId: offer(1).roundId }),
    });
    expect(tell(played).table.balance).toBe(100_100);
  });
});

describe('versions', () => {
  it('are followed one by one; what is older is passed over', () => {
    const played = sit().hear(changed(9, { seats: [seat(1, 'Old')] }));
    expect(played.table.shared?.seats[0]?.name).toBe('Bo');
    expect(played.sent('join')).toHaveLength(1);
  });

  it('with a gap ask for the whole table, once', () => {
    const played = sit().hear(changed(12)).hear(changed(13));
    expect(played.sent('join')).toHaveLength(2);
    expect(played.hear(tableView({ version: 14 })).hear(changed(14)).table.shared?.version).toBe(15);
    expect(played.sent('join')).toHaveLength(2);
  });
});

describe('SKIP (F-41)', () => {
  it('sits out the round on offer, once, and a bet may still follow', () => {
    const played = sit().do({ type: 'skip' });
    expect(played.sent('skip')).toEqual([{ type: 'skip', roundId: offer(1).roundId }]);
    played.hear({ type: 'skipped', roundId: offer(1).roundId });
    expect(canSkip(played.table)).toBe(false);
    expect(played.do({ type: 'skip' }).sent('skip')).toHaveLength(1);
    expect(canDeal(played.lay('player').table)).toBe(true);
    expect(played.deal().deals).toHaveLength(1);
  });

  it('is not for onlookers, nor for a bet that stands, nor while bets are closed', () => {
    expect(canSkip(sit({ you: null }).table)).toBe(false);
    expect(canSkip(bet().table)).toBe(false);
    const closed = sit()
      .lay('player')
      .hear(changed(10, { phase: 'settling' }));
    expect(canSkip(closed.table)).toBe(false);
    expect(closed.deal().deals).toEqual([]);
  });

  it('is over with the round', () => {
    const played = sit().hear(changed(10, { seats: [seat(2, 'Anna', { state: 'skipped' })] }));
    expect(canSkip(played.table)).toBe(false);
    expect(canSkip(played.hear(dealt(11, { round: tableRound() })).table)).toBe(true);
  });
});

describe('what may end', () => {
  it('a seat: we look on from now on, and are told', () => {
    const played = sit().hear(changed(10, { gone: [2] }));
    expect(played.table).toMatchObject({ seated: false, shared: { you: null, unseated: 'seat-lost' } });
    expect(played.table.shared?.seats.map(({ name }) => name)).toEqual(['Bo']);
    expect(played.do({ type: 'down' }, { type: 'up' }).sent('join').at(-1)?.seat).toBe(false);
  });

  it('the table: it stays closed, whatever the connection does', () => {
    const played = sit().hear({ type: 'tableClosed' }).do({ type: 'down' });
    expect(played.table.link).toBe('closed');
    expect(isOpen(played.table)).toBe(false);
  });

  it('the rules: chips lie, nothing is sent again', () => {
    const played = sit().lay('player').deal().do({ type: 'down' }, { type: 'up' });
    played.hear(tableView({ game: game({ version: 'b'.repeat(64) }) }));
    expect(played.deals).toHaveLength(1);
    expect(played.table).toMatchObject({ rulesChanged: true, pending: null });
  });
});

describe('what can be checked (F-70)', () => {
  const promised = (played: Played) => played.effects.flatMap((effect) => (effect.kind === 'promise' ? [effect] : []));

  it('is remembered by onlookers too: the promise was made before the cards', () => {
    const played = come(false)
      .hear(tableView({ you: null }))
      .hear(dealt(10, { round: tableRound() }));
    expect(promised(played).map((effect) => effect.promised)).toEqual([
      { ...offer(1), clientSeed: null },
      { ...offer(2), clientSeed: null },
    ]);
  });

  it('holds the own seed of a bet', () => {
    expect(promised(bet()).at(-1)?.promised).toEqual({ ...offer(1), clientSeed: SEED });
  });
});
