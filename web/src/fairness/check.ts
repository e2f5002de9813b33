/** The deal check (F-70): was the server bound before it saw the bet, did our randomness count, are these the cards? */

import type { RoundRecord } from '../wire/messages';
import { deriveCards, sha256 } from './derive';

/** What this browser knows of a round from before it was dealt. */
export interface Promised {
  readonly roundId: string;
  readonly commitment: string;
  /** Null where this browser only looked on. */
  readonly clientSeed: string | null;
}

export type Point = 'commitment' | 'seed' | 'promise' | 'cards';

/** waiting: nothing is wrong so far, but the secret is revealed only when the shoe is over. */
export type Mark = 'good' | 'bad' | 'waiting';

/** What can be checked by anybody: the parts of a round that its deal depends on. */
export type Checkable = Pick<
  RoundRecord,
  'roundId' | 'decks' | 'commitment' | 'serverSeed' | 'clientSeeds' | 'shoe' | 'player' | 'banker'
>;

export interface Verdict {
  readonly roundId: string;
  readonly mark: Mark;
  /** Each point with its answer; null: it could not be asked here, or not yet. */
  readonly points: Readonly<Record<Point, boolean | null>>;
}

/** `promises` are those this browser remembers; a round it did not send itself is checked without them. */
export async function checkDeal(round: Checkable, promises: readonly Promised[]): Promise<Verdict> {
  const shoeId = round.shoe?.id ?? round.roundId;
  // One commitment and the seeds of its first round bind a whole shoe.
  const ours = promises.find((promised) => promised.roundId === shoeId) ?? null;
  const told = promises.find((promised) => promised.roundId === round.roundId) ?? ours;
  const points = {
    ...(await derived(round, shoeId)),
    promise: told && told.commitment === round.commitment,
    seed: ours?.clientSeed ? round.clientSeeds.includes(ours.clientSeed) : null,
  };
  const answers = Object.values(points);
  const mark = answers.includes(false) ? 'bad' : round.serverSeed === null ? 'waiting' : 'good';
  return { roundId: round.roundId, mark, points };
}

async function derived(
  round: Checkable,
  shoeId: string,
): Promise<{ commitment: boolean | null; cards: boolean | null }> {
  const { serverSeed, clientSeeds, decks, commitment } = round;
  if (serverSeed === null) return { commitment: null, cards: null };
  const dealt = cardsInOrder(round);
  const cards = await deriveCards({ serverSeed, shoeId, clientSeeds, decks }, dealt.length, round.shoe?.first ?? 0);
  return {
    commitment: (await sha256(serverSeed)) === commitment,
    cards: cards.every((card, k) => card === dealt[k]),
  };
}

/** Player, Banker, Player, Banker, then the third cards. */
function cardsInOrder({ player, banker }: Pick<Checkable, 'player' | 'banker'>): (string | undefined)[] {
  const [p1, p2, ...p3] = player.cards;
  const [b1, b2, ...b3] = banker.cards;
  return [p1, b1, p2, b2, ...p3, ...b3];
}
