/**
 * A round as a story in time. The result is known before it starts: the timeline is derived from the finished round
 * and decides nothing, so any moment of it, and its end, can be shown at once.
 */

import type { RoundRecord } from '../wire/messages';
import type { Tempo } from './tempo';

export type Side = 'player' | 'banker';

export type Cue =
  | { readonly at: number; readonly kind: 'slide' | 'turn'; readonly side: Side; readonly index: number }
  | { readonly at: number; readonly kind: 'result' | 'pay' | 'end' };

/** What lies on the cloth at one moment. */
export interface Scene {
  readonly player: SceneHand;
  readonly banker: SceneHand;
  readonly result: boolean;
  readonly paid: boolean;
}

export interface SceneHand {
  /** Cards that have left the shoe, and how many of them are turned. */
  readonly dealt: number;
  readonly turned: number;
}

/** Player, Banker, Player, Banker, then the third cards (F-03). */
export function dealOrder(round: RoundRecord): { side: Side; index: number }[] {
  const order: { side: Side; index: number }[] = [
    { side: 'player', index: 0 },
    { side: 'banker', index: 0 },
    { side: 'player', index: 1 },
    { side: 'banker', index: 1 },
  ];
  if (round.player.cards.length > 2) order.push({ side: 'player', index: 2 });
  if (round.banker.cards.length > 2) order.push({ side: 'banker', index: 2 });
  return order;
}

export function timelineOf(round: RoundRecord, tempo: Tempo): Cue[] {
  const cues: Cue[] = [];
  let start = 0;
  let turned = 0;
  for (const { side, index } of dealOrder(round)) {
    if (index === 2) start = turned + tempo.pause;
    cues.push({ at: start, kind: 'slide', side, index });
    cues.push({ at: start + tempo.slide, kind: 'turn', side, index });
    turned = start + tempo.slide + tempo.flip;
    start += tempo.every;
  }
  cues.push({ at: turned, kind: 'result' });
  cues.push({ at: turned + tempo.result, kind: 'pay' });
  cues.push({ at: turned + tempo.result + tempo.pay, kind: 'end' });
  return cues.sort((a, b) => a.at - b.at);
}

/** The scene after the first `count` cues. */
export function sceneAfter(cues: readonly Cue[], count: number): Scene {
  const hands = { player: { dealt: 0, turned: 0 }, banker: { dealt: 0, turned: 0 } };
  let result = false;
  let paid = false;
  for (const cue of cues.slice(0, count)) {
    if (cue.kind === 'slide') hands[cue.side].dealt++;
    else if (cue.kind === 'turn') hands[cue.side].turned++;
    else if (cue.kind === 'result') result = true;
    else if (cue.kind === 'pay') paid = true;
  }
  return { ...hands, result, paid };
}

export const EMPTY_SCENE: Scene = sceneAfter([], 0);

/** The finished round, all of it on the table. */
export function lastScene(round: RoundRecord): Scene {
  const whole = (hand: { cards: string[] }) => ({ dealt: hand.cards.length, turned: hand.cards.length });
  return { player: whole(round.player), banker: whole(round.banker), result: true, paid: true };
}
