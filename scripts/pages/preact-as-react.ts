import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const alias = [
  { find: /^react$/, replacement: fileURLToPath(new URL('react.js', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];

/** Bundled for the server as well: Node would give them the real React. */
export const importingReact = ['preact', 'preact-render-to-string', 'react-hot-toast', 'react-router'];

const routersModules = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.js$/;

/** A name for debugging, given to a part of the router, and a part that is made by a call keep it in the file though nothing uses it. */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/** Pages are written for React and run on Preact, in the browser and on the server (docs/decisions/380-preact.md). */
export function preactAsReact(): Plugin {
  return {
    name: 'preact-as-react',
    config: () => ({
      resolve: { alias },
      ssr: { noExternal: ['react', 'react-dom', ...importingReact] },
    }),
    transform: { filter: { id: routersModules }, handler: withoutNames },
    // Fast refresh belongs to React: a change of a part loads the page anew.
    hotUpdate({ modules }) {
      if (this.environment.name !== 'client' || !modules.some(({ file }) => file?.endsWith('.tsx'))) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
