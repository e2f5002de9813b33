/** Fulfilled when numbers can be written without holding the page up, or after a second all the same. */

import { ownScript } from '../trusted';
import numbers from './numbers.worker?worker&url';

export const numbersReady = new Promise<void>((ready) => {
  const worker = new Worker(ownScript(numbers), { type: 'module' });
  worker.onmessage = worker.onerror = () => ready();
  setTimeout(ready, 1000);
});
