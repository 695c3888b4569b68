import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserBaseline } from './scripts/pages/browser-baseline.ts';
import { browserFiles } from './scripts/pages/browser-files.ts';
import { documentScript } from './scripts/pages/document-script.ts';
import { drawnColours } from './scripts/pages/drawn-colours.ts';
import { markTexts } from './scripts/pages/one-language.ts';
import { preactAsReact } from './scripts/pages/preact-as-react.ts';
import { shortTokens } from './scripts/pages/short-tokens.ts';

export default defineConfig({
  plugins: [drawnColours(), shortTokens(), reactRouter(), preactAsReact(), markTexts(), documentScript()],
  // Found at the first page only, they are bundled anew and its scripts are gone: npm run dev would open with a dead page.
  optimizeDeps: {
    include: [
      'preact',
      'react-hot-toast/headless',
      'react-router > @remix-run/route-pattern/match',
      'react-router > @remix-run/route-pattern/specificity',
      'react-router > cookie-es',
    ],
  },
  // What is written into a script as text is refused by the content policy, and paid for by who never sees it.
  build: { target: browserBaseline, sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: browserFiles } },
    },
  },
});
