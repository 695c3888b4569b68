import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserBaseline } from './scripts/browser-baseline.ts';
import { browserFiles } from './scripts/browser-files.ts';
import { reactAsModules } from './scripts/react-as-modules.ts';

export default defineConfig({
  plugins: [reactRouter(), reactAsModules()],
  // Imported from node_modules the icon sets are loaded whole: 0.8 s of start and 50 MB of memory for some forty icons.
  ssr: { noExternal: ['lucide-react', 'simple-icons'] },
  build: { target: browserBaseline, sourcemap: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } },
    },
  },
});
