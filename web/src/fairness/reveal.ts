/** What a round gives away about those before it. */

import type { RoundRecord } from '../wire/messages';

/** The rounds of a shoe that `last` reveals, with the secret filled in. */
export function revealedBy(last: RoundRecord, rounds: readonly RoundRecord[]): RoundRecord[] {
  const { shoe, serverSeed } = last;
  if (shoe === null || serverSeed === null) return [...rounds];
  return rounds.map((round) => (round.shoe?.id === shoe.id ? { ...round, serverSeed } : round));
}
