/** The table's limits, asked before the server is: a courtesy that answers at once. The server enforces them. */

import type { GameInfo } from '../wire/messages';
import { type Bets, betsOf, lay, type Slip } from './slip';

/** Why something was not done: the name of a text and its variables, exactly as the server would say it. */
export interface Refusal {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** The server's own words, for a code that the catalogue does not know. */
  readonly message?: string;
}

const no = (code: string, args: Refusal['args'] = {}): Refusal => ({ code, args });

/** May this chip be laid? The whole sum is judged, not the chip: fast taps cannot pass a limit. */
export function refusalOfLaying(
  game: GameInfo,
  balance: number,
  slip: Slip,
  area: string,
  value: number,
): Refusal | null {
  return refusalOfMaxima(game, balance, betsOf(lay(slip, area, value)));
}

/** May these bets be dealt? Asked in the server's own order. */
export function refusalOfDealing(game: GameInfo, balance: number, bets: Bets): Refusal | null {
  return refusalOfMaxima(game, balance, bets) ?? refusalOfMinima(game, bets);
}

function refusalOfMaxima(game: GameInfo, balance: number, bets: Bets): Refusal | null {
  const areas = new Map(game.areas.map((area) => [area.id, area]));
  const names = Object.keys(bets);
  const stray = names.find((name) => !areas.has(name));
  if (stray !== undefined) return no('unknown-area', { area: stray });
  if (game.combine === 'one' && names.length > 1) return no('one-area-only');
  for (const [name, stake] of Object.entries(bets)) {
    const maximum = areas.get(name)?.maximum ?? 0;
    if (stake > maximum) return no('above-maximum', { area: name, maximumMinor: maximum });
  }
  const stakeMinor = sum(bets);
  if (stakeMinor > game.roundMaximum) return no('round-above-maximum', { maximumMinor: game.roundMaximum });
  if (stakeMinor > balance) return no('insufficient-balance', { balanceMinor: balance, stakeMinor });
  return null;
}

function refusalOfMinima(game: GameInfo, bets: Bets): Refusal | null {
  for (const area of game.areas) {
    const stake = bets[area.id];
    if (stake !== undefined && stake < area.minimum)
      return no('below-minimum', { area: area.id, minimumMinor: area.minimum });
  }
  if (sum(bets) < game.roundMinimum) return no('round-below-minimum', { minimumMinor: game.roundMinimum });
  return null;
}

function sum(bets: Bets): number {
  return Object.values(bets).reduce((all, stake) => all + stake, 0);
}
