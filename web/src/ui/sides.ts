/** The areas beside the three main ones. */

import type { AreaLimits, GameInfo } from '../wire/messages';

const MAIN = ['player', 'tie', 'banker'];

export function sideAreas(game: GameInfo | null): AreaLimits[] {
  return game?.areas.filter((area) => !MAIN.includes(area.id)) ?? [];
}
