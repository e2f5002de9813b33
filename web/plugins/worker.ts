/** Writes the service worker with the list of the build's files, so that an update never mixes two builds. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function worker(): Plugin {
  return {
    name: 'worker',
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const files = ['/', ...assets.sort().map((file) => `/${file}`)];
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('../src/worker.js', import.meta.url), 'utf8')
        .replace("'BUILD'", JSON.stringify(name))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
