import { describe, expect, it } from 'vitest';
import { CALM_MS } from '../src/play/step';
import { betsShown, canDeal, isOpen } from '../src/play/table';
import { game, money, offer, Played, round, snapshot } from './make';

const dealt = (played: Played, changes = {}) => {
  const roundId = played.table.pending?.roundId ?? '';
  const bets = Object.entries(played.table.pending?.bets ?? {}).map(([area, stake]) => ({
    area,
    stake,
    payout: 0,
    result: 'lost' as const,
    commission: 0,
  }));
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0);
  return played.hear({
    type: 'dealt',
    version: 2,
    round: round({ roundId, bets, stake, payout: 0, ...changes }),
    offer: offer(2),
    outlook: null,
  });
};
const told = (played: Played, now = 1000) => played.do({ type: 'paid' }, { type: 'told', now });

describe('a table', () => {
  it('sits down on every connection and bets nothing before the snapshot', () => {
    const played = new Played().do({ type: 'up' });
    expect(played.effects).toEqual([{ kind: 'send', message: { type: 'sit', game: 'touch' } }]);
    expect(played.lay('player').deal().deals).toEqual([]);
  });

  it('deals what lies, for the round on offer, with its own seed (F-26, F-70)', () => {
    const played = new Played().seat().lay('player', 'player', 'tie').deal();
    expect(played.deals).toEqual([
      { type: 'deal', ...offer(1), clientSeed: 'b'.repeat(32), bets: { player: 200, tie: 100 } },
    ]);
    expect(played.effects).toContainEqual({
      kind: 'promise',
      promised: { ...offer(1), clientSeed: 'b'.repeat(32) },
      opens: false,
    });
  });

  it('starts one round, however often DEAL is pressed', () => {
    const played = new Played().seat().lay('player');
    for (let i = 0; i < 20; i++) played.deal(i * 5);
    expect(played.deals).toHaveLength(1);
    told(dealt(played), 30);
    for (let i = 0; i < 20; i++) played.deal(35 + i * 5);
    expect(played.deals).toHaveLength(1);
    expect(played.deal(31 + CALM_MS).deals).toHaveLength(2);
  });

  it('holds balance and win back until the round is told (F-35)', () => {
    const played = dealt(new Played().seat().lay('player').deal(), { payout: 200, balanceAfter: 100_100 });
    expect(played.table.balance).toBe(100_000);
    played.hear({ type: 'balance', money: money(100_100) });
    expect(played.table.balance).toBe(100_000);
    expect(told(played).table.balance).toBe(100_100);
  });

  it('carries no bet over into the next round', () => {
    const played = told(dealt(new Played().seat().lay('player').deal()));
    expect(played.table.slip).toEqual([]);
    expect(betsShown(played.table)).toEqual({});
    expect(played.lay('tie').table).toMatchObject({ phase: 'betting', round: null });
    expect(betsShown(played.table)).toEqual({ tie: 100 });
  });

  it('rebets and deals at once where the game says so; an empty DEAL does the same (F-28)', () => {
    const again = told(dealt(new Played().seat().lay('player', 'tie').deal()));
    expect(again.do({ type: 'rebet', factor: 1, now: 9999, seed: 'd'.repeat(32) }).deals[1]).toMatchObject({
      roundId: offer(2).roundId,
      bets: { player: 100, tie: 100 },
    });
    const empty = told(dealt(new Played().seat().lay('player').deal()));
    expect(empty.deal(9999).deals[1]?.bets).toEqual({ player: 100 });
  });

  it('doubles all bets or none (F-29)', () => {
    const poor = told(
      dealt(
        new Played()
          .seat({ money: money(500) })
          .lay('player', 'player', 'tie')
          .deal(),
        { balanceAfter: 500 },
      ),
    );
    poor.do({ type: 'rebet', factor: 2, now: 9999, seed: '' });
    expect(poor.deals).toHaveLength(1);
    expect(poor.table.refusal).toEqual({ code: 'insufficient-balance', args: { balanceMinor: 500, stakeMinor: 600 } });
    expect(poor.table.slip).toEqual([]);
    const rich = told(dealt(new Played().seat().lay('player', 'tie').deal()));
    expect(rich.do({ type: 'rebet', factor: 2, now: 9999, seed: '' }).deals[1]?.bets).toEqual({
      player: 200,
      tie: 200,
    });
  });

  it('only lays last round’s bets where the game says so (F-30)', () => {
    const lays = game({
      controls: { rebet: 'lays', rebetDouble: false, newBet: true, tapChipsClears: false, emptyDealRebets: false },
    });
    const played = told(dealt(new Played().seat({ game: lays }).lay('player').deal()));
    expect(canDeal(played.table)).toBe(false);
    played.do({ type: 'rebet', factor: 1, now: 9999, seed: '' });
    expect(played.deals).toHaveLength(1);
    expect(betsShown(played.table)).toEqual({ player: 100 });
    expect(played.deal(9999).deals[1]?.bets).toEqual({ player: 100 });
  });

  it('keeps the chip chosen through NEW BET (F-27)', () => {
    const played = new Played().seat().do({ type: 'pick', value: 500 }).lay('player').deal();
    told(dealt(played)).do({ type: 'new-bet' });
    expect(played.table).toMatchObject({ phase: 'betting', round: null, chip: 500, slip: [] });
  });

  it('gives the chips back when the server refuses', () => {
    const played = new Played().seat().lay('player').deal();
    played.hear({ type: 'refused', code: 'too-fast', message: '', args: {}, retry: true, offer: null });
    expect(played.table).toMatchObject({ phase: 'betting', pending: null, refusal: { code: 'too-fast' } });
    expect(betsShown(played.table)).toEqual({ player: 100 });
  });

  it('answers a new offer once, with a fresh seed and the same bets, when the old one is void', () => {
    const played = new Played().seat().lay('player').deal();
    const voided = {
      type: 'refused',
      code: 'offer-void',
      message: '',
      args: {},
      retry: true,
      offer: offer(7),
    } as const;
    played.hear(voided, null, 'e'.repeat(32));
    expect(played.deals[1]).toMatchObject({ ...offer(7), clientSeed: 'e'.repeat(32), bets: { player: 100 } });
    played.hear({ ...voided, offer: offer(8) });
    expect(played.deals).toHaveLength(2);
    expect(played.table).toMatchObject({ phase: 'betting', refusal: { code: 'offer-void' } });
  });

  it('closes betting the moment the connection is lost, and keeps the chips', () => {
    const played = new Played().seat().lay('player').do({ type: 'down' });
    expect(isOpen(played.table)).toBe(false);
    expect(played.lay('tie').deal().deals).toEqual([]);
    expect(betsShown(played.seat().table)).toEqual({ player: 100 });
  });

  it('sends an unanswered deal again under the same round id', () => {
    const played = new Played().seat().lay('player').deal().do({ type: 'down' }).seat();
    expect(played.deals).toHaveLength(2);
    expect(played.deals[1]).toEqual(played.deals[0]);
  });

  it('tells the round that was dealt while the connection was gone (F-54)', () => {
    const played = new Played().seat().lay('player').deal().do({ type: 'down' });
    played.seat({ last: round(), money: money(100_100), offer: offer(2) });
    expect(played.deals).toHaveLength(1);
    expect(played.table).toMatchObject({ phase: 'telling', balance: 100_000, pending: null });
  });

  it('goes on telling through a reconnect', () => {
    const played = dealt(new Played().seat().lay('player').deal()).do({ type: 'down' });
    played.seat({ last: played.table.round, money: money(100_100), offer: offer(2) });
    expect(played.table).toMatchObject({ phase: 'telling', balance: 100_000, offer: offer(2) });
  });

  it('after a reload tells a round not yet shown, and only lays out one that was', () => {
    const fresh = new Played().seat({ last: round(), money: money(100_100) });
    expect(fresh.table).toMatchObject({ phase: 'telling', balance: 100_000 });
    expect(fresh.effects.some((effect) => effect.kind === 'send' && effect.message.type === 'askRoads')).toBe(false);
    const seen = new Played().seat({ last: round(), money: money(100_100) }, round().roundId);
    expect(seen.table).toMatchObject({ phase: 'told', balance: 100_100, lastBets: { player: 100 } });
  });

  it('stays replaced when the newer connection closes it', () => {
    const played = new Played().seat().hear({ type: 'replaced' }).do({ type: 'down' });
    expect(played.table.link).toBe('replaced');
    expect(isOpen(played.table)).toBe(false);
  });

  it('tells a result once, even when it is heard twice', () => {
    const played = new Played().seat().lay('player').deal();
    const message = { type: 'dealt', version: 2, round: round(), offer: offer(2), outlook: null } as const;
    told(played.hear(message)).hear(message);
    expect(played.table.phase).toBe('told');
    expect(played.table.past).toHaveLength(1);
  });

  it('takes a chip that the new snapshot no longer has off the hand', () => {
    const played = new Played().seat().do({ type: 'pick', value: 500 });
    played.hear(snapshot({ game: game({ chips: [10, 100] }) }));
    expect(played.table.chip).toBe(100);
  });

  it('shows a past round again without touching bets or money, and takes no bet meanwhile', () => {
    const played = new Played().seat().lay('player');
    const past = round({ bets: [{ area: 'tie', stake: 500, payout: 0, result: 'lost', commission: 0 }] });
    played.do({ type: 'replay', round: past });
    expect(betsShown(played.table)).toEqual({ tie: 500 });
    expect(played.lay('tie').deal().deals).toEqual([]);
    played.do({ type: 'replay-over' });
    expect(betsShown(played.table)).toEqual({ player: 100 });
    expect(played.table.balance).toBe(100_000);
  });

  it('ends a replay when a round has to be told', () => {
    const played = new Played().seat().do({ type: 'replay', round: round() }, { type: 'down' });
    const other = round({ roundId: offer(9).roundId });
    expect(played.seat({ last: other }).table).toMatchObject({ phase: 'telling', replay: null, round: other });
  });
});

describe('when the rules have changed while we were away', () => {
  const changed = game({ version: 'b'.repeat(64) });

  it('never sends an unanswered deal again, but lays its chips and says so', () => {
    const played = new Played().seat().lay('player', 'tie').deal().do({ type: 'down' });
    played.seat({ game: changed, offer: offer(5) });
    expect(played.deals).toHaveLength(1);
    expect(played.table).toMatchObject({ phase: 'betting', pending: null, rulesChanged: true });
    expect(betsShown(played.table)).toEqual({ player: 100, tie: 100 });
    expect(played.deal(9999).deals).toHaveLength(1);
    expect(played.do({ type: 'rules-seen' }).deal(9999).deals[1]).toMatchObject(offer(5));
  });

  it('still tells the round if it was dealt under the old ones', () => {
    const played = new Played().seat().lay('player').deal().do({ type: 'down' });
    played.seat({ game: changed, last: round(), offer: offer(5) });
    expect(played.table).toMatchObject({ phase: 'telling', pending: null, rulesChanged: true });
    expect(played.table.slip).toEqual([]);
  });

  it('keeps the chips on areas that are still there', () => {
    const played = new Played().seat().lay('player', 'tie').do({ type: 'down' });
    const without = { ...changed, areas: changed.areas.filter((area) => area.id !== 'tie') };
    played.seat({ game: without });
    expect(played.table.rulesChanged).toBe(true);
    expect(isOpen(played.table)).toBe(false);
    expect(betsShown(played.table)).toEqual({ player: 100 });
  });

  it('says nothing when they have not', () => {
    expect(new Played().seat().do({ type: 'down' }).seat().table.rulesChanged).toBe(false);
  });
});
