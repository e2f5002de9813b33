import { describe, expect, it } from 'vitest';
import { refusalOfDealing, refusalOfLaying } from '../src/play/limits';
import { EMPTY, lay, slipOf } from '../src/play/slip';
import { game } from './make';

describe('the limits', () => {
  it('judge the sum, not the chip: fifteen hundreds on a maximum of 1 500, then no more', () => {
    const small = game({ areas: [{ id: 'player', minimum: 10, maximum: 1500, pays: [] }] });
    let slip = EMPTY;
    for (let i = 0; i < 15; i++) {
      expect(refusalOfLaying(small, 100_000, slip, 'player', 100)).toBeNull();
      slip = lay(slip, 'player', 100);
    }
    expect(refusalOfLaying(small, 100_000, slip, 'player', 100)).toEqual({
      code: 'above-maximum',
      args: { area: 'player', maximumMinor: 1500 },
    });
  });

  it('refuse a second area where one is allowed, and never move the bet (F-16)', () => {
    const classic = game({ combine: 'one' });
    expect(refusalOfLaying(classic, 100_000, lay(EMPTY, 'player', 100), 'banker', 100)?.code).toBe('one-area-only');
    expect(refusalOfLaying(classic, 100_000, lay(EMPTY, 'player', 100), 'player', 100)).toBeNull();
  });

  it('name the balance and the stake when there is too little', () => {
    expect(refusalOfLaying(game(), 150, lay(EMPTY, 'player', 100), 'tie', 100)).toEqual({
      code: 'insufficient-balance',
      args: { balanceMinor: 150, stakeMinor: 200 },
    });
  });

  it('ask the round’s maximum after the area’s', () => {
    const tight = game({ roundMaximum: 25_000 });
    expect(refusalOfDealing(tight, 1_000_000, { tie: 20_100 })?.code).toBe('above-maximum');
    expect(refusalOfDealing(tight, 1_000_000, { tie: 20_000, player: 5_010 })?.code).toBe('round-above-maximum');
  });

  it('ask minima only when dealing: a bet may be built from small chips', () => {
    const high = game({ areas: [{ id: 'player', minimum: 1000, maximum: 5000, pays: [] }], roundMinimum: 2000 });
    expect(refusalOfLaying(high, 100_000, EMPTY, 'player', 100)).toBeNull();
    expect(refusalOfDealing(high, 100_000, { player: 900 })?.code).toBe('below-minimum');
    expect(refusalOfDealing(high, 100_000, { player: 1000 })?.code).toBe('round-below-minimum');
    expect(refusalOfDealing(high, 100_000, { player: 2000 })).toBeNull();
  });

  it('know no area that the game does not have', () => {
    expect(refusalOfDealing(game(), 100_000, { dragon: 100 })).toEqual({
      code: 'unknown-area',
      args: { area: 'dragon' },
    });
    expect(
      refusalOfDealing(game(), 100_000, Object.fromEntries(slipOf({ player: 10 }, [10]).map((c) => [c.area, c.value]))),
    ).toBeNull();
  });
});
