import { describe, expect, it } from 'vitest';
import { checkDeal } from '../src/fairness/check';
import { deriveCards, derivePositions, freshSeed, sha256 } from '../src/fairness/derive';
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
      roundId: vector.round_id,
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
    expect(await checkDeal(real, promised)).toEqual({
      roundId: first.round_id,
      good: true,
      points: { commitment: true, promise: true, seed: true, cards: true },
    });
  });

  it('says which points it could not ask about a round from elsewhere', async () => {
    const verdict = await checkDeal(real, null);
    expect(verdict).toMatchObject({ good: true, points: { promise: null, seed: null, cards: true } });
  });

  it.each([
    ['a card changed', { ...real, banker: { ...real.banker, cards: ['6C', '4C', '4D'] } }, 'cards'],
    ['a secret that does not fit its fingerprint', { ...real, serverSeed: 'f'.repeat(64) }, 'commitment'],
    ['another fingerprint than the one promised', { ...real, commitment: 'f'.repeat(64) }, 'promise'],
    ['our random number left out', { ...real, clientSeeds: ['0'.repeat(32)] }, 'seed'],
  ] as const)('finds %s', async (_what, forged, point) => {
    const verdict = await checkDeal(forged as unknown as typeof real, promised);
    expect(verdict.good).toBe(false);
    expect(verdict.points[point]).toBe(false);
  });

  it('makes seeds of 16 fresh bytes', () => {
    expect(freshSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshSeed()).not.toBe(freshSeed());
  });
});
