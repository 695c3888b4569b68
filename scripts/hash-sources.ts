import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const sourceFolders = ['app', 'shared', 'public', 'scripts/pages'];
const sourceFiles = [
  'scripts/build-service-worker.ts',
  'server/pages/assets-in-language.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
];

/** A hash of what the pages are built from, by content and not by date: a fresh clone or a change of branch gives files any date. */
export async function hashSources(root: string): Promise<string> {
  const listed = await Promise.all(sourceFolders.map((folder) => listFiles(root, folder)));
  const hash = createHash('sha256');
  for (const file of [...sourceFiles, ...listed.flat().sort()]) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
