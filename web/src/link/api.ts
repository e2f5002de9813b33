/** The few things asked over plain HTTP. */

import type { GameInfo, Lobby, RoundRecord } from '../wire/messages';

/** Makes sure that this browser has a session: a patron with play money if it has none yet. */
export async function openSession(): Promise<void> {
  const answer = await fetch('/api/session', { method: 'POST' });
  if (!answer.ok) throw new Error(`session: ${answer.status}`);
}

/** Leaves the house: an operator's player is told so there, and whatever is in the game goes back. */
export async function endSession(): Promise<void> {
  const answer = await fetch('/api/session/end', { method: 'POST' });
  if (!answer.ok && answer.status !== 401) throw new Error(`session: ${answer.status}`);
}

export const fetchGames = () => ask<GameInfo[]>('/api/games');

export const fetchLobby = () => ask<Lobby>('/api/lobby');

export const fetchRound = (roundId: string) => ask<RoundRecord>(roundUrl(roundId));

/** A round as `puntobanco verify` reads it. */
export const roundUrl = (roundId: string) => `/api/rounds/${encodeURIComponent(roundId)}`;

export function playUrl(place: Location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/play`;
}

export async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}
