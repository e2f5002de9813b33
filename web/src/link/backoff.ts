/** How long to wait before the n-th new try: doubling from a quarter second to eight, spread so that not all come at once. */
export function backoffMs(tries: number, chance: number): number {
  const whole = Math.min(8000, 250 * 2 ** tries);
  return Math.round(whole * (0.5 + chance / 2));
}
