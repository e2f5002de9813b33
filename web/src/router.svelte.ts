/** Which page is open: the lobby `/`, a table `/table/<game>`, a shared one `/shared/<id>`, or the check of deals `/check`. */

export type Page =
  | { readonly name: 'lobby' }
  | { readonly name: 'table'; readonly game: string }
  | { readonly name: 'shared'; readonly id: string }
  | { readonly name: 'check' }
  | { readonly name: 'lost' };

export function pageOf(path: string): Page {
  if (path === '/' || path === '') return { name: 'lobby' };
  if (/^\/check\/?$/.test(path)) return { name: 'check' };
  const shared = /^\/shared\/([a-z0-9]{1,32})\/?$/.exec(path);
  if (shared?.[1]) return { name: 'shared', id: shared[1] };
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
    this.page = pageOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Follows a link within the client, unless it is asked for in a tab of its own. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(event.currentTarget.getAttribute('href') ?? '/');
  };
}

export const router = new Router();
