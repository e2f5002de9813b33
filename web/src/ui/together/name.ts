/** What this browser remembers of coming to shared tables: the patron's name, and the tables they are at. */

const NAME = 'patron-name';
const here = (id: string) => `at-table:${id}`;

export function nameOfPatron(): string {
  return localStorage.getItem(NAME) ?? '';
}

/** Notes how the patron comes to this table: a reload, or the link once more, goes straight to it until they leave. */
export function comeTo(id: string, name: string, seat: boolean): void {
  if (name) localStorage.setItem(NAME, name);
  localStorage.setItem(here(id), seat ? 'seat' : 'look');
}

export function leaveFrom(id: string): void {
  localStorage.removeItem(here(id));
}

export function hasCome(id: string): boolean {
  return localStorage.getItem(here(id)) !== null;
}

export function wantsSeat(id: string): boolean {
  return localStorage.getItem(here(id)) === 'seat';
}

export const linkOf = (id: string) => `${location.origin}/shared/${id}`;
