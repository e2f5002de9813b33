/** Plays a timeline in real time. Can be hurried to its end at any moment; owns the only timer of a round. */

import type { Cue } from './timeline';

export interface Score {
  /** The first `count` cues have happened; `hurried` when the rest was skipped. */
  scene(count: number, hurried: boolean): void;
  cue(cue: Cue, hurried: boolean): void;
  end(): void;
}

export class Conductor {
  #cues: readonly Cue[] = [];
  #done = 0;
  #started = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #score: Score | null = null;

  start(cues: readonly Cue[], score: Score): void {
    this.stop();
    this.#cues = cues;
    this.#done = 0;
    this.#score = score;
    this.#started = performance.now();
    this.#advance();
  }

  get running(): boolean {
    return this.#score !== null;
  }

  finish(): void {
    if (this.#score) this.#until(Number.POSITIVE_INFINITY, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#score = null;
  }

  #advance(): void {
    this.#until(performance.now() - this.#started, false);
    const next = this.#cues[this.#done];
    if (!this.#score || !next) return;
    this.#timer = setTimeout(() => this.#advance(), Math.max(0, this.#started + next.at - performance.now()));
  }

  #until(elapsed: number, hurried: boolean): void {
    const due: Cue[] = [];
    for (let cue = this.#cues[this.#done]; cue && cue.at <= elapsed; cue = this.#cues[this.#done]) {
      due.push(cue);
      this.#done++;
    }
    const score = this.#score;
    if (!score || due.length === 0) return;
    score.scene(this.#done, hurried || due.length > 4);
    for (const cue of due) score.cue(cue, hurried);
    if (this.#done < this.#cues.length) return;
    this.stop();
    score.end();
  }
}
