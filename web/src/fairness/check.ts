/** The deal check (F-70): was the server bound before it saw the bet, did our randomness count, are these the cards? */

import { dealOrder } from '../play/timeline';
import type { RoundRecord } from '../wire/messages';
import { deriveCards, sha256 } from './derive';

/** What this browser knows of the round from before it was dealt; null for a round it did not send itself. */
export interface Promised {
  readonly roundId: string;
  readonly commitment: string;
  readonly clientSeed: string;
}

export type Point = 'commitment' | 'seed' | 'promise' | 'cards';

export interface Verdict {
  readonly roundId: string;
  readonly good: boolean;
  /** Each point with its answer; null: it could not be asked here. */
  readonly points: Readonly<Record<Point, boolean | null>>;
}

export async function checkDeal(round: RoundRecord, promised: Promised | null): Promise<Verdict> {
  const ours = promised?.roundId === round.roundId ? promised : null;
  const dealt = dealOrder(round).map(({ side, index }) => round[side].cards[index]);
  const derived = await deriveCards(round, dealt.length);
  const points = {
    commitment: (await sha256(round.serverSeed)) === round.commitment,
    promise: ours && ours.commitment === round.commitment,
    seed: ours && round.clientSeeds.includes(ours.clientSeed),
    cards: derived.every((card, k) => card === dealt[k]),
  };
  return { roundId: round.roundId, good: Object.values(points).every((point) => point !== false), points };
}
