/** How long each movement takes, in milliseconds: three tempos, each times one factor (0 in tests). */

export interface Tempo {
  readonly chip: number;
  readonly slide: number;
  /** From one card's start to the next one's. */
  readonly every: number;
  readonly flip: number;
  readonly pause: number;
  readonly result: number;
  readonly pay: number;
  /** Things may cross the table; otherwise they only appear. */
  readonly moves: boolean;
}

/** `still` is for those who want no motion where the house wants no haste: the same times, and nothing crosses the table. */
export type TempoName = 'normal' | 'fast' | 'reduced' | 'still';

const TEMPOS: Readonly<Record<TempoName, Tempo>> = {
  normal: { chip: 160, slide: 280, every: 350, flip: 320, pause: 500, result: 900, pay: 400, moves: true },
  fast: { chip: 80, slide: 120, every: 140, flip: 140, pause: 150, result: 400, pay: 150, moves: true },
  still: { chip: 0, slide: 280, every: 350, flip: 320, pause: 500, result: 900, pay: 0, moves: false },
  reduced: { chip: 0, slide: 120, every: 140, flip: 120, pause: 300, result: 400, pay: 0, moves: false },
};

export function tempoOf(name: TempoName, factor = 1): Tempo {
  const { moves, ...times } = TEMPOS[name];
  const scaled = Object.fromEntries(Object.entries(times).map(([part, time]) => [part, time * factor]));
  return { ...(scaled as unknown as Tempo), moves: moves && factor > 0 };
}
