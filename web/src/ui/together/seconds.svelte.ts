/** The seconds left until betting closes, counted on this machine's clock. */

const EVERY_MS = 200;

export class Seconds {
  left: number | null = $state(null);
  /** What is left of the whole time: 1 to 0. */
  share: number = $state(0);

  /** Counts for as long as the effect it is called in lives. */
  count(closesAt: number | null, wholeMs: number): () => void {
    const tick = () => {
      const ms = closesAt === null ? null : Math.max(0, closesAt - performance.now());
      this.left = ms === null ? null : Math.ceil(ms / 1000);
      this.share = ms === null || wholeMs <= 0 ? 0 : Math.min(1, ms / wholeMs);
    };
    tick();
    if (closesAt === null) return () => undefined;
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }
}
