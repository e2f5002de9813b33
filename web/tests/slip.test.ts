import { describe, expect, it } from 'vitest';
import { betsOf, change, clearArea, EMPTY, lay, slipOf, takeOff, total, undo } from '../src/play/slip';

const TRAY = [10, 100, 500];
const laid = (...chips: [string, number][]) => chips.reduce((slip, [area, value]) => lay(slip, area, value), EMPTY);

describe('the betting slip', () => {
  it('adds up what is laid on each area (F-21)', () => {
    expect(betsOf(laid(['player', 100], ['tie', 10], ['player', 10]))).toEqual({ player: 110, tie: 10 });
  });

  it('takes back the last chip, again and again (F-25)', () => {
    const slip = laid(['player', 100], ['tie', 10], ['player', 10]);
    expect(betsOf(undo(slip))).toEqual({ player: 100, tie: 10 });
    expect(betsOf(undo(undo(slip)))).toEqual({ player: 100 });
    expect(undo(undo(undo(undo(slip))))).toEqual([]);
  });

  it('clears one area and leaves the others (F-22)', () => {
    expect(betsOf(clearArea(laid(['player', 100], ['tie', 10], ['player', 10]), 'player'))).toEqual({ tie: 10 });
  });

  it('takes one active-chip value off an area (F-23)', () => {
    expect(betsOf(takeOff(laid(['player', 100], ['player', 10], ['tie', 10]), 'player', 10, TRAY))).toEqual({
      player: 100,
      tie: 10,
    });
    expect(betsOf(takeOff(laid(['player', 500]), 'player', 10, TRAY))).toEqual({ player: 490 });
  });

  it('takes the whole bet when the chip is worth more than what lies there (F-23)', () => {
    expect(takeOff(laid(['player', 10], ['player', 10]), 'player', 500, TRAY)).toEqual([]);
  });

  it('takes nothing off an area where nothing lies', () => {
    expect(betsOf(takeOff(laid(['tie', 10]), 'player', 10, TRAY))).toEqual({ tie: 10 });
  });

  it('lays whole bets again, or twice as much (F-28, F-29)', () => {
    expect(betsOf(slipOf({ player: 610, tie: 15 }, TRAY))).toEqual({ player: 610, tie: 15 });
    expect(betsOf(slipOf({ player: 610, tie: 15 }, TRAY, 2))).toEqual({ player: 1220, tie: 30 });
  });

  it('changes any amount into chips that add up to it', () => {
    for (const amount of [0, 1, 9, 10, 15, 110, 999, 1610]) {
      expect(change(amount, TRAY).reduce((a, b) => a + b, 0)).toBe(amount);
    }
    expect(change(615, TRAY)).toEqual([500, 100, 10, 5]);
    expect(total(slipOf({ a: 615 }, TRAY))).toBe(615);
  });
});
