import { globSync } from 'node:fs';

/** The path of every test of the repository, from the root. */
export function findTestFiles(root: string): string[] {
  return globSync('{app,shared,core,server,adapters,db,demo,scripts,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
  }).map((path) => path.replaceAll('\\', '/'));
}
