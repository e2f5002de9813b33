/** The visit, buy-ins and leaving, as a table keeps them: F-37, F-51. */

import { expect, test } from 'vitest';
import { isOpen, netShown } from '../src/play/table';
import { isCheckDue, minutesHere, secondsToDeal } from '../src/play/visit';
import type { HouseRules, Stay } from '../src/wire/messages';
import { money, offer, Played, round, snapshot } from './make';

const rules = (changes: Partial<HouseRules>): HouseRules => ({ ...snapshot().rules, ...changes });
const stay = (changes: Partial<Stay>): Stay => ({ ...snapshot().stay, ...changes });
const inGame = (balance: number) => ({ ...money(balance), mode: 'money' as const, wallet: 'transfer' as const });

const dealt = (played: Played, payout: number, now = 0) => {
  const { pending } = played.table;
  const balanceAfter = 100_000 - 100 + payout;
  const settled = round({ roundId: pending?.roundId ?? '', payout, balanceBefore: 100_000, balanceAfter });
  return played.hear(
    { type: 'dealt', version: 2, round: settled, offer: offer(2), outlook: null },
    null,
    'c'.repeat(32),
    now,
  );
};

test('F-37 the net position moves when the round has been paid, not when it is known', () => {
  const played = new Played().seat({ stay: stay({ staked: 500, paid: 300 }) }).lay('player');
  expect(netShown(played.table)).toBe(-200);
  dealt(played.deal(), 200);
  expect(netShown(played.table)).toBe(-200);
  played.do({ type: 'paid' });
  expect(netShown(played.table)).toBe(-100);
  played.do({ type: 'told', now: 1 });
  expect(netShown(played.table)).toBe(-100);
});

test('F-37 a round that is told again after a reload counts once', () => {
  const last = round({ payout: 200, balanceBefore: 100_000, balanceAfter: 100_100 });
  const played = new Played().seat({ last, money: money(100_100), stay: stay({ staked: 100, paid: 200 }) });
  expect(netShown(played.table)).toBe(0);
  played.do({ type: 'paid' }, { type: 'told', now: 1 });
  expect(netShown(played.table)).toBe(100);
});

test('F-37 a deal before its time is refused here and not sent; after it, it is', () => {
  const played = new Played().seat({ rules: rules({ minimumRoundSeconds: 5 }) }).lay('player');
  dealt(played.deal(1000), 0, 2000).do({ type: 'paid' }, { type: 'told', now: 3000 });
  expect(played.table.visit && secondsToDeal(played.table.visit, 3000)).toBe(4);
  played.lay('player').deal(6999);
  expect(played.table.refusal).toEqual({ code: 'round-too-soon', args: { seconds: 5 } });
  expect(played.deals).toHaveLength(1);
  played.deal(7000);
  expect(played.deals).toHaveLength(2);
});

test('F-37 what the server says of the wait holds after a reload', () => {
  const played = new Played().seat({ stay: stay({ seconds: 125, dealSeconds: 2.4 }) });
  const { visit } = played.table;
  expect(visit && [minutesHere(visit, 0), secondsToDeal(visit, 0), secondsToDeal(visit, 2400)]).toEqual([2, 3, 0]);
});

test('F-37 a reality check closes betting until the house has taken the answer', () => {
  const played = new Played().seat({ rules: rules({ realityCheckMinutes: 1 }), stay: stay({ checkSeconds: 60 }) });
  const { visit } = played.table;
  expect(visit && [isCheckDue(visit, 59_999), isCheckDue(visit, 60_250)]).toEqual([false, true]);
  played.do({ type: 'look-back' }).lay('player');
  expect([isOpen(played.table), played.table.slip]).toEqual([false, []]);
  played.do({ type: 'go-on' });
  expect(isOpen(played.table)).toBe(false);
  played.hear({ type: 'goingOn' }, null, 'c'.repeat(32), 70_000);
  expect([isOpen(played.table), played.table.visit?.checkAt]).toEqual([true, 130_000]);
});

test('F-37 a deal refused for a reality check gives the chips back and brings the check up', () => {
  const played = new Played()
    .seat({ rules: rules({ realityCheckMinutes: 1 }) })
    .lay('player', 'tie')
    .deal();
  played.hear({ type: 'refused', code: 'reality-check', message: '', args: {}, retry: true, offer: null });
  expect(played.table).toMatchObject({ phase: 'betting', lookBack: true, refusal: null });
  expect(played.table.slip).toHaveLength(2);
});

test('F-51 a buy-in is asked for once, and only between rounds', () => {
  const played = new Played().seat({ money: inGame(1000) });
  played.do({ type: 'buy-in', amount: 500 }, { type: 'buy-in', amount: 500 });
  expect(played.effects.filter((effect) => effect.kind === 'send' && effect.message.type === 'buyIn')).toHaveLength(1);
  played.hear({ type: 'balance', money: inGame(1500) });
  expect(played.table).toMatchObject({ balance: 1500, buyIn: { asked: null, done: 500 } });
  const busy = new Played().seat().lay('player').deal().do({ type: 'buy-in', amount: 500 });
  expect(busy.table.buyIn.asked).toBeNull();
});

test('F-52 a refused buy-in is told where it was asked, not on the cloth', () => {
  const played = new Played().seat({ money: inGame(1000) }).do({ type: 'buy-in', amount: 500 });
  const args = { balanceMinor: 200, stakeMinor: 500 };
  played.hear({ type: 'refused', code: 'insufficient-balance', message: '', args, retry: false, offer: null });
  expect(played.table.refusal).toBeNull();
  expect(played.table.buyIn.refusal).toMatchObject({ code: 'account-lacks', args });
});

test('F-51 a buy-in whose answer is lost is not asked again by itself', () => {
  const played = new Played().seat({ money: inGame(1000) }).do({ type: 'buy-in', amount: 500 }, { type: 'down' });
  expect(played.table.buyIn).toMatchObject({ asked: null, refusal: { code: 'buy-in-lost' } });
  played.seat({ money: inGame(1500) });
  expect(played.effects.filter((effect) => effect.kind === 'send' && effect.message.type === 'buyIn')).toHaveLength(1);
  expect(played.table.balance).toBe(1500);
});

test('F-51 leaving tells what went back, and a refusal keeps the seat', () => {
  const played = new Played().seat({ money: inGame(1000) }).do({ type: 'leave' });
  expect(isOpen(played.table)).toBe(false);
  played.hear({ type: 'refused', code: 'round-in-progress', message: '', args: {}, retry: true, offer: null });
  expect(isOpen(played.table)).toBe(true);
  played.do({ type: 'leave' }).hear({ type: 'left', returned: 1000 });
  expect(played.table).toMatchObject({ parting: 1000, seated: false });
});

test('F-50 a money session that is gone is over; it does not turn into play money', () => {
  const played = new Played().seat({ money: inGame(1000) }).do({ type: 'session-gone' }, { type: 'down' });
  expect(played.table).toMatchObject({ link: 'ended', seated: false });
});
