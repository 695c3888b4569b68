import { minifySync, type Plugin } from 'vite';

/**
 * The functions that are written into each document as text, as short as they can be: our own (`app/page-scripts.tsx`), and the
 * router's, which puts a page where it was scrolled to. Only for the server: whole modules of the router would lose the notes by which
 * the browser's build leaves out what is not used.
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
