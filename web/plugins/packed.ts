/** Writes each script and stylesheet of the build beside itself as Brotli and as gzip, as small as they go: the server
 * only hands them out. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))) {
        const file = join(dir, name);
        const plain = readFileSync(file);
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: hint }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
