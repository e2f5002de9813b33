// The service worker: keeps the client's own files, nothing of the game. Answers of the API and the play socket are
// never kept. It waits for all pages to close before it replaces an older one, so that no page is reloaded or loses its
// parts during a round.

const BUILD = 'BUILD';
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name))));
  event.waitUntil(old);
});

/** The client's page from the network; without one, as it was kept: it says kindly that the house is out of reach. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const ours = url.pathname === '/' || url.pathname === '/check' || url.pathname.startsWith('/table/');
  if (request.mode === 'navigate' && ours) event.respondWith(page(request));
  else if (FILES.includes(url.pathname) && url.pathname !== '/')
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
