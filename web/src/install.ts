/** Registers the service worker once the page is calm; the client works as well without one. */

import { ownScript } from './trusted';

export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register(ownScript('/sw.js')).catch(() => undefined);
  // The client itself starts after the first picture, often when all else has been loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
