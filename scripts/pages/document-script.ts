import { minifySync, type Plugin } from 'vite';

/** The function that is written into each document as text (`app/page-scripts.tsx`), as short as it can be. */
export function documentScript(): Plugin {
  return {
    name: 'document-script',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]app[\\/]load-scripts\.ts$/ },
      handler: (code, id) => minifySync(id, code, { module: true }).code,
    },
  };
}
