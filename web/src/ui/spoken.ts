/** One sentence a hand for those who listen. */

import type { Money, RoundRecord } from '../wire/messages';
import { words } from '../words/words.svelte';

export function spokenResult(round: RoundRecord, unit: Money): string {
  const win = round.payout - round.stake;
  const end = win > 0 ? 'won' : round.payout === 0 ? 'lost' : win === 0 ? 'even' : 'part';
  const amount = words.money(unit, win > 0 ? win : round.payout);
  const { player, banker, outcome } = round;
  return words.t('spoken-result', { player: player.total, banker: banker.total, outcome, end, amount });
}
