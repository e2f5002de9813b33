/** Registers the service worker once the page is calm; the client works as well without one. */

import { ownScript } from './trusted';

export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(ownScript('/sw.js')).catch(() => undefined);
  });
}
