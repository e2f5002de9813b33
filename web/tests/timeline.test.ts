import { describe, expect, it } from 'vitest';
import { tempoOf } from '../src/play/tempo';
import { dealOrder, EMPTY_SCENE, lastScene, sceneAfter, timelineOf } from '../src/play/timeline';
import { round } from './make';

const six = round({ banker: { cards: ['KC', '5S', '2D'], total: 7, totals: [0, 5, 7], natural: false } });

describe('the story of a round', () => {
  it('deals Player, Banker, Player, Banker, then the third cards (F-03)', () => {
    expect(dealOrder(six).map(({ side, index }) => `${side[0]}${index}`)).toEqual(['p0', 'b0', 'p1', 'b1', 'p2', 'b2']);
    expect(dealOrder(round({ player: { ...six.player, cards: ['7C', '6H'] } }))).toHaveLength(4);
  });

  it('turns each card only after it has arrived, and shows the result after the last is turned', () => {
    for (const name of ['normal', 'fast', 'reduced'] as const) {
      const tempo = tempoOf(name);
      const cues = timelineOf(six, tempo);
      for (const turn of cues.filter((cue) => cue.kind === 'turn')) {
        const slide = cues.find(
          (cue) => cue.kind === 'slide' && 'side' in turn && cue.side === turn.side && cue.index === turn.index,
        );
        expect(turn.at - (slide?.at ?? Number.NaN)).toBe(tempo.slide);
      }
      const lastTurn = Math.max(...cues.filter((cue) => cue.kind === 'turn').map((cue) => cue.at));
      expect(cues.find((cue) => cue.kind === 'result')?.at).toBe(lastTurn + tempo.flip);
      expect(cues.map((cue) => cue.kind).slice(-3)).toEqual(['result', 'pay', 'end']);
    }
  });

  it('pauses before a third card', () => {
    const tempo = tempoOf('normal');
    const cues = timelineOf(six, tempo);
    const fourth = cues.find((cue) => cue.kind === 'turn' && cue.side === 'banker' && cue.index === 1);
    const third = cues.find((cue) => cue.kind === 'slide' && cue.side === 'player' && cue.index === 2);
    expect(third?.at).toBe((fourth?.at ?? 0) + tempo.flip + tempo.pause);
  });

  it('starts empty, ends whole, and never takes a card back', () => {
    const cues = timelineOf(six, tempoOf('normal'));
    expect(sceneAfter(cues, 0)).toEqual(EMPTY_SCENE);
    expect(sceneAfter(cues, cues.length)).toEqual(lastScene(six));
    let before = EMPTY_SCENE;
    for (let count = 1; count <= cues.length; count++) {
      const scene = sceneAfter(cues, count);
      for (const side of ['player', 'banker'] as const) {
        expect(scene[side].dealt).toBeGreaterThanOrEqual(before[side].dealt);
        expect(scene[side].turned).toBeLessThanOrEqual(scene[side].dealt);
      }
      expect(scene.result || !scene.paid).toBe(true);
      before = scene;
    }
  });

  it('takes no time at factor 0 and keeps its order', () => {
    const cues = timelineOf(six, tempoOf('normal', 0));
    expect(cues.every((cue) => cue.at === 0)).toBe(true);
    expect(sceneAfter(cues, cues.length)).toEqual(lastScene(six));
  });

  it('is shorter in fast play (F-33)', () => {
    const end = (name: 'normal' | 'fast') => timelineOf(six, tempoOf(name)).at(-1)?.at ?? 0;
    expect(end('fast')).toBeLessThan(end('normal') / 2);
  });
});
