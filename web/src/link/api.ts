/** The few things asked over plain HTTP. */

import type { GameInfo } from '../wire/messages';

/** Makes sure that this browser has a session: a patron with play money if it has none yet. */
export async function openSession(): Promise<void> {
  const answer = await fetch('/api/session', { method: 'POST' });
  if (!answer.ok) throw new Error(`session: ${answer.status}`);
}

export async function fetchGames(): Promise<GameInfo[]> {
  const answer = await fetch('/api/games');
  if (!answer.ok) throw new Error(`games: ${answer.status}`);
  return (await answer.json()) as GameInfo[];
}

export function playUrl(place: Location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/play`;
}
