import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/**
 * The modules that a framework loads by name and whose default export it uses: the pages named in app/routes.ts and the modules named in
 * the tools' configurations.
 */
export function frameworkModules(files: readonly SourceFile[]): Set<string> {
  const naming = files.filter(({ path }) => path === 'app/routes.ts' || path.endsWith('.config.ts'));
  return new Set(
    naming.flatMap((file) => modulesNamedIn(file).map((name) => posix.join(posix.dirname(file.path), name))),
  );
}

function modulesNamedIn(file: SourceFile): string[] {
  const named: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && /\.tsx?$/.test(value)) named.push(value);
    },
  }).visit(file.parsed.program);
  return named;
}
