import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const alias = [
  { find: /^react$/, replacement: fileURLToPath(new URL('react.js', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];

/** Bundled for the server too, because Node would otherwise load the real React for them. */
export const importingReact = ['preact', 'preact-render-to-string', 'react-hot-toast', 'react-router'];

const routersModules = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.js$/;

/** Removes what keeps unused parts of the router in the file: names for debugging, and calls that create a part and are not marked as pure. */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/** Runs pages written for React on Preact, in the browser and on the server (docs/decisions/380-preact.md). */
export function preactAsReact(): Plugin {
  return {
    name: 'preact-as-react',
    config: () => ({
      resolve: { alias },
      ssr: { noExternal: ['react', 'react-dom', ...importingReact] },
    }),
    transform: { filter: { id: routersModules }, handler: withoutNames },
    // Fast refresh works only with React, so a changed component reloads the page.
    hotUpdate({ modules }) {
      if (this.environment.name !== 'client' || !modules.some(({ file }) => file?.endsWith('.tsx'))) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
