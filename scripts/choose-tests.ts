import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type ChosenTests = {
  unit: string[];
  browser: string[];
  /** True if one of them runs only in `npm run test:full`. */
  isFull: boolean;
};

const unitFiles = '{app,shared,core,server,adapters,db,demo,scripts,tests}/**/*.test.{ts,tsx}';
const browserFiles = 'tests/{e2e,full}/**/*.spec.ts';

/** The test files whose path from the root contains one of the names. */
export async function chooseTests(root: string, names: readonly string[]): Promise<ChosenTests> {
  const [unit, browser] = await Promise.all([
    filesNamed(root, unitFiles, names),
    filesNamed(root, browserFiles, names),
  ]);
  return { unit, browser, isFull: [...unit, ...browser].some((path) => path.startsWith('tests/full/')) };
}

async function filesNamed(root: string, pattern: string, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) found.push(path.split(sep).join('/'));
  return found
    .filter((path) => names.some((name) => path.includes(name) || join(root, path) === name))
    .sort();
}
