import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserBaseline } from './scripts/pages/browser-baseline.ts';
import { browserFiles } from './scripts/pages/browser-files.ts';
import { iconSprite } from './scripts/pages/icon-sprite.ts';
import { markTexts } from './scripts/pages/one-language.ts';
import { reactAsModules } from './scripts/pages/react-as-modules.ts';

export default defineConfig({
  plugins: [reactRouter(), reactAsModules(), markTexts(), iconSprite()],
  // Imported from node_modules the icons are loaded whole: 0.8 s of start and 50 MB of memory for some forty icons.
  ssr: { noExternal: ['lucide-react'] },
  // Found at the first page only, they are bundled anew and its scripts are gone: npm run dev would open with a dead page.
  optimizeDeps: { include: ['lucide-react', 'react-hot-toast/headless'] },
  // What is written into a script as text is refused by the content policy, and paid for by who never sees it.
  build: { target: browserBaseline, sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: browserFiles } },
    },
  },
});
