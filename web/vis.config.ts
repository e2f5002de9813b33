import { mergeConfig } from 'vite';
import base from './vite.config.ts';
export default mergeConfig(base, {
  build: { outDir: '/tmp/visout' },
  plugins: [
    {
      name: 'vis',
      generateBundle(_o, bundle) {
        for (const c of Object.values(bundle))
          if (c.type === 'chunk') {
            console.log('##', c.fileName, c.code.length);
            for (const [id, m] of Object.entries(c.modules)
              .sort((a, b) => b[1].renderedLength - a[1].renderedLength)
              .slice(0, 28))
              console.log('  ', m.renderedLength, id.replace(/.*node_modules/, 'nm'));
          }
      },
    },
  ],
});
