import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: ['chrome90', 'safari15', 'firefox90'], sourcemap: false },
});
