import { describe, expect, it } from 'vitest';
import { checkDeal } from '../src/fairness/check';
import { deriveCards, derivePositions, sha256 } from '../src/fairness/derive';
import { revealedBy } from '../src/fairness/reveal';
import { freshSeed } from '../src/fairness/seed';
import { round } from './make';
import deals from './vectors/deals.json';

const [first] = deals.vectors;
if (!first) throw new Error('no vectors');

/** The first vector as a round: 3C 6S 6S | 6C 4C 4H. */
const real = round({
  roundId: first.round_id,
  serverSeed: first.server_seed,
  commitment: first.commitment,
  clientSeeds: first.client_seeds,
  decks: first.decks,
  player: { cards: ['3C', '6S', '6S'], total: 5, totals: [3, 9, 5], natural: false },
  banker: { cards: ['6C', '4C', '4H'], total: 4, totals: [6, 0, 4], natural: false },
});
const promised = { roundId: first.round_id, commitment: first.commitment, clientSeed: first.client_seeds[0] ?? '' };

describe('the deal check (F-70)', () => {
  it.each(deals.vectors)('derives the cards of vector $round_id', async (vector) => {
    const seeds = {
      serverSeed: vector.server_seed,
      shoeId: vector.round_id,
      clientSeeds: vector.client_seeds,
      decks: vector.decks,
    };
    expect(await sha256(vector.server_seed)).toBe(vector.commitment);
    expect(await derivePositions(seeds, vector.indexes.length)).toEqual(vector.indexes);
    expect(await deriveCards(seeds, vector.cards.length)).toEqual(vector.cards);
    const all = await derivePositions(seeds, vector.drawn);
    expect(all.at(-1)).toBe(vector.last);
    expect(new Set(all).size).toBe(vector.drawn);
  });

  it('finds an honest round good', async () => {
    expect(await checkDeal(real, [promised])).toEqual({
      roundId: first.round_id,
      mark: 'good',
      points: { commitment: true, promise: true, seed: true, cards: true },
    });
  });

  it('says which points it could not ask about a round from elsewhere', async () => {
    const verdict = await checkDeal(real, []);
    expect(verdict).toMatchObject({ mark: 'good', points: { promise: null, seed: null, cards: true } });
  });

  it.each([
    ['a card changed', { ...real, banker: { ...real.banker, cards: ['6C', '4C', '4D'] } }, 'cards'],
    ['a secret that does not fit its fingerprint', { ...real, serverSeed: 'f'.repeat(64) }, 'commitment'],
    ['another fingerprint than the one promised', { ...real, commitment: 'f'.repeat(64) }, 'promise'],
    ['our random number left out', { ...real, clientSeeds: ['0'.repeat(32)] }, 'seed'],
  ] as const)('finds %s', async (_what, forged, point) => {
    const verdict = await checkDeal(forged as unknown as typeof real, [promised]);
    expect(verdict.mark).toBe('bad');
    expect(verdict.points[point]).toBe(false);
  });

  it('makes seeds of 16 fresh bytes', () => {
    expect(freshSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshSeed()).not.toBe(freshSeed());
  });
});

describe('a shoe of many rounds (F-70)', () => {
  const shoe = (number: number, from: number) => ({ id: first.round_id, number, first: from });
  const later = '0199f3c2-7b1e-7034-9ad3-000000000002';
  /** The second round of the same shoe: dealt from its seventh card on. */
  const dealtFromSeventh = async () => {
    const seeds = {
      serverSeed: first.server_seed,
      shoeId: first.round_id,
      clientSeeds: first.client_seeds,
      decks: first.decks,
    };
    const [p1, b1, p2, b2] = (await deriveCards(seeds, 4, 6)) as [string, string, string, string];
    const hands = { player: { ...real.player, cards: [p1, p2] }, banker: { ...real.banker, cards: [b1, b2] } };
    return round({ ...real, ...hands, roundId: later, shoe: shoe(2, 6) });
  };

  it('is dealt on from where the last round ended', async () => {
    const second = await dealtFromSeventh();
    const points = { commitment: true, promise: true, seed: true, cards: true };
    expect(await checkDeal(second, [promised])).toEqual({ roundId: later, mark: 'good', points });
    const misplaced = await checkDeal({ ...second, shoe: shoe(2, 5) }, [promised]);
    expect(misplaced).toMatchObject({ mark: 'bad', points: { cards: false } });
  });

  it('cannot be checked before its secret is revealed, except for what was promised', async () => {
    const open = { ...(await dealtFromSeventh()), serverSeed: null };
    expect(await checkDeal(open, [promised])).toEqual({
      roundId: later,
      mark: 'waiting',
      points: { commitment: null, cards: null, promise: true, seed: true },
    });
    const other = { roundId: later, commitment: 'f'.repeat(64), clientSeed: 'd'.repeat(32) };
    expect(await checkDeal(open, [promised, other])).toMatchObject({ mark: 'bad', points: { promise: false } });
  });

  it('is revealed by its last round, all of it and nothing else', async () => {
    const last = await dealtFromSeventh();
    const before = round({ ...real, serverSeed: null, shoe: shoe(1, 0) });
    const stranger = round({ roundId: later, serverSeed: null, shoe: { id: later, number: 1, first: 0 } });
    const [revealed, kept] = revealedBy(last, [before, stranger]);
    expect(kept).toEqual(stranger);
    expect(await checkDeal(revealed ?? stranger, [promised])).toMatchObject({ mark: 'good' });
    expect(revealedBy({ ...last, serverSeed: null }, [before])).toEqual([before]);
  });
});
