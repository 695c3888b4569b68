import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const prefix = '\0as-module:';

/**
 * React is published as CommonJS: each file that imports it would call it as `(0, r.useState)()` and need the bundler's runtime, a file
 * more. Behind a module with named exports it is called by name.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer, { kind }) =>
      names.includes(id) && kind !== 'require-call' && !importer?.startsWith(prefix)
        ? prefix + id
        : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return;
      const name = id.slice(prefix.length);
      const exported = Object.keys(require(name)).filter((key) => key !== 'default');
      return `import whole from '${name}';\nexport default whole;\nexport const { ${exported.join(', ')} } = whole;`;
    },
  };
}
