import { globSync } from 'node:fs';

/** Every test of the repository, by its path from the root. */
export function findTestFiles(root: string): string[] {
  return globSync('{app,shared,core,server,adapters,db,demo,scripts,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
  }).map((path) => path.replaceAll('\\', '/'));
}
