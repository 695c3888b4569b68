import { minifySync, type Plugin } from 'vite';

/**
 * Minifies the functions that are written into each document as text: the shop's own (`app/page-scripts.tsx`), and the router's, which
 * restores a page's scroll position. Only for the server: in the browser's build, minified router modules would lose the annotations
 * by which unused code is left out.
 */
export function documentScript(): Plugin {
  return {
    name: 'document-script',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: [/[\\/]app[\\/]load-scripts\.ts$/, /[\\/]react-router[\\/]dist[\\/].*\.m?js$/] },
      handler: (code, id) => minifySync(id, code, { module: true }).code,
    },
  };
}
