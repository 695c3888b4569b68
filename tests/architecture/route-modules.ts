import { Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** The page modules named in app/routes.ts: the only ones React Router wants a default export from. */
export function routeModules(files: readonly SourceFile[]): Set<string> {
  const modules = new Set<string>();
  const routes = files.find(({ path }) => path === 'app/routes.ts');
  if (routes === undefined) return modules;
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && /\.tsx?$/.test(value))
        modules.add(`app/${value.replace(/^\.\//, '')}`);
    },
  }).visit(routes.parsed.program);
  return modules;
}
