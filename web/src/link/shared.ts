/** What is asked about shared tables over plain HTTP: the lobby's list, one table by its link, and to open one. */

import type { NewTable, Refused, SharedLobby, SharedTableState } from '../wire/messages';

/** The public shared tables; null when they are still as they were with `etag`. */
export async function fetchShared(etag: string | null): Promise<{ etag: string | null; lobby: SharedLobby } | null> {
  const answer = await fetch('/api/shared', { headers: etag === null ? {} : { 'If-None-Match': etag } });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new Error(`shared: ${answer.status}`);
  return { etag: answer.headers.get('ETag'), lobby: (await answer.json()) as SharedLobby };
}

/** One shared table, by its link; or why there is none. */
export const fetchSharedTable = (id: string) => fetch(`/api/shared/${encodeURIComponent(id)}`).then(tableOrRefusal);

export const openSharedTable = (wanted: NewTable) =>
  fetch('/api/shared', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  }).then(tableOrRefusal);

async function tableOrRefusal(answer: Response): Promise<SharedTableState | Refused> {
  if (answer.status >= 500) throw new Error(`shared: ${answer.status}`);
  return (await answer.json()) as SharedTableState | Refused;
}
