/** Which page is open: the lobby `/`, or a table `/table/<game>`. */

export type Page =
  | { readonly name: 'lobby' }
  | { readonly name: 'table'; readonly game: string }
  | { readonly name: 'lost' };

export function pageOf(path: string): Page {
  if (path === '/' || path === '') return { name: 'lobby' };
  const table = /^\/table\/([\w-]{1,32})\/?$/.exec(path);
  return table?.[1] ? { name: 'table', game: table[1] } : { name: 'lost' };
}

class Router {
  page: Page = $state.raw(pageOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.page = pageOf(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(path);
  }
}

export const router = new Router();
