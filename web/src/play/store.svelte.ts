/** One table in the browser: the pure state, the socket, the story being told. The components read it and ask it. */

import type { Verdict } from '../fairness/check';
import { freshSeed } from '../fairness/seed';
import { endSession, openSession, playUrl } from '../link/api';
import { Link } from '../link/link';
import { house, prefs, tempo } from '../prefs/prefs.svelte';
import { play, type Sound } from '../sound/synth';
import type { RoundRecord, ToClient } from '../wire/messages';
import { Conductor } from './conductor';
import { markPromised, markShown, promises, shownRound } from './memory';
import { type Step, step } from './step';
import type { Effect, Table, TableEvent } from './table';
import { type Cue, EMPTY_SCENE, lastScene, type Scene, sceneAfter, timelineOf } from './timeline';
import { isCheckDue } from './visit';

export class TableStore {
  scene: Scene = $state.raw(EMPTY_SCENE);
  /** The story was hurried: what appears now appears at once. */
  hurried: boolean = $state(false);
  verdicts: ReadonlyMap<string, Verdict> = $state.raw(new Map());
  /** Checking needs a secure connection (or this machine itself). */
  readonly canCheck = globalThis.crypto?.subtle !== undefined;

  /** The steady clock, moved on twice a second where the house rules look at it. */
  now: number = $state(performance.now());

  readonly #link: Link;
  #ticking: ReturnType<typeof setInterval> | undefined;
  readonly #conductor = new Conductor();
  #telling: string | null = null;

  table: Table;

  /** `key`: what this browser remembers the table by. `next`: how its state changes. */
  constructor(
    private readonly key: string,
    first: Table,
    private readonly next: (table: Table, event: TableEvent) => Step = step,
  ) {
    this.table = $state.raw(first);
    this.#link = new Link(playUrl(location), {
      up: () => this.do({ type: 'up' }),
      down: () => this.do({ type: 'down' }),
      message: (message) => this.#hear(message, shownRound(key)),
      session: () => this.#session(),
    });
  }

  start(): void {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    this.#link.open();
    this.#ticking = setInterval(() => this.#tick(), 500);
  }

  stop(): void {
    clearInterval(this.#ticking);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.#conductor.stop();
    this.#link.send({ type: 'leave' });
    this.#link.close();
  }

  /** Try to connect now. */
  nudge(): void {
    this.#link.hurry();
  }

  readonly #online = () => this.#link.hurry();
  readonly #offline = () => this.#link.lost();

  playHere(): void {
    this.table = { ...this.table, link: 'down' };
    this.#link.open();
  }

  do(event: TableEvent): void {
    const before = this.table;
    const [next, effects] = this.next(before, event);
    this.table = next;
    this.#sounds(before, next, event);
    for (const effect of effects) this.#carryOut(effect);
    if (next.phase === 'telling' && next.round && next.round.roundId !== this.#telling) this.#tell(next.round);
    else if (next.replay && next.replay !== before.replay) this.#again(next.replay);
    else if (before.replay && !next.replay) this.#asBefore(next.round);
    if (next.round === null && before.round !== null) this.#wipe();
    if (next.phase === 'told' && next.round && next.round.roundId !== this.#telling) this.#lay(next.round);
  }

  /** The same past round from its first card again. */
  replayAgain(): void {
    if (this.table.replay) this.#again(this.table.replay);
  }

  deal(): void {
    this.do({ type: 'deal', now: performance.now(), seed: freshSeed() });
  }

  rebet(factor: 1 | 2 = 1): void {
    this.do({ type: 'rebet', factor, now: performance.now(), seed: freshSeed() });
  }

  /** What the space bar and the golden button do: deal what lies, else repeat. */
  go(): void {
    if (this.hurry()) return;
    if (this.table.slip.length > 0) this.deal();
    else this.rebet();
  }

  /** Ends the session at the operator, after the table has been left. */
  async exit(): Promise<void> {
    this.#link.close();
    await endSession();
  }

  /** Ends the running story; false if there was none, or if the house wants none to be cut short. */
  hurry(): boolean {
    if (!house.fastPlay) return false;
    const running = this.#conductor.running;
    this.#conductor.finish();
    return running;
  }

  check(round: RoundRecord): void {
    const verdict = this.verdicts.get(round.roundId);
    if (!this.canCheck || (verdict && (verdict.mark !== 'waiting' || round.serverSeed === null))) return;
    const known = promises(this.key);
    void import('../fairness/check')
      .then(({ checkDeal }) => checkDeal(round, known))
      .then((verdict) => {
        this.verdicts = new Map([...this.verdicts, [round.roundId, verdict]]);
      })
      .catch(() => undefined); // out of reach now: checked with a later round, or by hand
  }

  #hear(message: ToClient, shown: string | null): void {
    if (message.type === 'snapshot') house.fastPlay = message.rules.fastPlay;
    this.now = performance.now();
    this.do({ type: 'message', message, shown, seed: freshSeed(), now: this.now });
  }

  /** Money that was played with is never quietly replaced by play money. */
  async #session(): Promise<void> {
    if (this.table.money?.mode !== 'money') return openSession();
    this.#link.close();
    this.do({ type: 'session-gone' });
  }

  #tick(): void {
    const { rules, visit, lookBack, replay } = this.table;
    if (!rules || !visit || !(rules.showStay || rules.minimumRoundSeconds > 0 || visit.checkAt !== null)) return;
    this.now = performance.now();
    if (!lookBack && !replay && isCheckDue(visit, this.now)) this.do({ type: 'look-back' });
  }

  #carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'send':
        this.#link.send(effect.message);
        return;
      case 'promise':
        markPromised(this.key, effect.promised, effect.opens);
        return;
      case 'told':
        markShown(this.key, effect.round.roundId);
        // A shoe's last round reveals the others.
        for (const round of this.table.past) this.check(round);
    }
  }

  #tell(round: RoundRecord): void {
    this.#telling = round.roundId;
    this.hurried = false;
    this.scene = EMPTY_SCENE;
    this.check(round);
    const cues = timelineOf(round, tempo());
    this.#conductor.start(cues, {
      scene: (count, hurried) => {
        this.hurried = hurried;
        this.scene = sceneAfter(cues, count);
      },
      cue: (cue, hurried) => this.#cue(cue, round, hurried),
      end: () => this.do({ type: 'told', now: performance.now() }),
    });
  }

  /** Shows a past round again, without touching money or bets. */
  #again(round: RoundRecord): void {
    this.hurried = false;
    this.scene = EMPTY_SCENE;
    const cues = timelineOf(round, tempo());
    this.#conductor.start(cues, {
      scene: (count, hurried) => {
        this.hurried = hurried;
        this.scene = sceneAfter(cues, count);
      },
      cue: (cue, hurried) => this.#cardSound(cue, hurried),
      end: () => undefined,
    });
  }

  #asBefore(round: RoundRecord | null): void {
    this.#conductor.stop();
    if (round) this.#lay(round);
    else this.#wipe();
  }

  #cardSound(cue: Cue, hurried: boolean): void {
    if (cue.kind === 'slide' && !hurried) this.#sound('card');
    if (cue.kind === 'turn' && !hurried) this.#sound('turn');
  }

  #cue(cue: Cue, round: RoundRecord, hurried: boolean): void {
    this.#cardSound(cue, hurried);
    if (cue.kind !== 'pay') return;
    this.do({ type: 'paid' });
    // No celebration when the return is not above the stake.
    if (round.payout > round.stake) this.#sound('win');
  }

  #lay(round: RoundRecord): void {
    this.#telling = round.roundId;
    this.hurried = true;
    this.scene = lastScene(round);
    this.check(round);
  }

  #wipe(): void {
    this.#telling = null;
    this.scene = EMPTY_SCENE;
  }

  #sounds(before: Table, next: Table, { type }: TableEvent): void {
    if (next.refusal && next.refusal !== before.refusal) this.#sound('no');
    else if (next.slip !== before.slip && type !== 'message') this.#sound('chip');
  }

  #sound(sound: Sound): void {
    if (prefs.sound) play(sound);
  }
}
