/** The betting slip: the chips laid for the next round, oldest first. Pure; the server decides what counts. */

export interface Laid {
  readonly area: string;
  readonly value: number;
}

export type Slip = readonly Laid[];
export type Bets = Readonly<Record<string, number>>;

export const EMPTY: Slip = [];

export function lay(slip: Slip, area: string, value: number): Slip {
  return [...slip, { area, value }];
}

/** Takes back the chip laid last (F-25). */
export function undo(slip: Slip): Slip {
  return slip.slice(0, -1);
}

/** Takes back everything on one area (F-22). */
export function clearArea(slip: Slip, area: string): Slip {
  return slip.filter((chip) => chip.area !== area);
}

/**
 * Takes `value` off an area; if that is more than lies there, the whole bet goes (F-23).
 *
 * A chip of exactly that value is taken if there is one; otherwise what is left is changed into the tray's chips.
 */
export function takeOff(slip: Slip, area: string, value: number, tray: readonly number[]): Slip {
  const left = stakeOn(slip, area) - value;
  if (left <= 0) return clearArea(slip, area);
  const index = slip.findLastIndex((chip) => chip.area === area && chip.value === value);
  if (index >= 0) return slip.toSpliced(index, 1);
  return [...clearArea(slip, area), ...change(left, tray).map((chip) => ({ area, value: chip }))];
}

/** A slip of whole bets, each laid in the fewest chips; `factor` 2 doubles them (F-29). */
export function slipOf(bets: Bets, tray: readonly number[], factor = 1): Slip {
  return Object.entries(bets).flatMap(([area, stake]) =>
    change(stake * factor, tray).map((value) => ({ area, value })),
  );
}

export function betsOf(slip: Slip): Bets {
  const bets: Record<string, number> = {};
  for (const chip of slip) bets[chip.area] = (bets[chip.area] ?? 0) + chip.value;
  return bets;
}

export function stakeOn(slip: Slip, area: string): number {
  return slip.reduce((sum, chip) => (chip.area === area ? sum + chip.value : sum), 0);
}

export function total(slip: Slip): number {
  return slip.reduce((sum, chip) => sum + chip.value, 0);
}

/** An amount in chips, largest first; what no chip can make is one odd piece at the end. */
export function change(amount: number, tray: readonly number[]): number[] {
  const chips: number[] = [];
  let left = amount;
  for (const chip of [...tray].sort((a, b) => b - a)) {
    const count = chip > 0 ? Math.floor(left / chip) : 0;
    for (let i = 0; i < count; i++) chips.push(chip);
    left -= count * chip;
  }
  if (left > 0) chips.push(left);
  return chips;
}
