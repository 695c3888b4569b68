import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserBaseline } from './scripts/browser-baseline.ts';

export default defineConfig({
  plugins: [reactRouter()],
  // Imported from node_modules the icon sets are loaded whole: 0.8 s of start and 50 MB of memory for some forty icons.
  ssr: { noExternal: ['lucide-react', 'simple-icons'] },
  build: { target: browserBaseline, sourcemap: false },
});
