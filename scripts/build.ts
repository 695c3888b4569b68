import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '#server/start-problem.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'build', 'sources.sha256');
const sourceFolders = ['app', 'shared', 'public'];
const sourceFiles = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'];

/** Builds the pages unless `build/` was made from exactly these sources. */
export async function buildPages(say: (line: string) => void): Promise<void> {
  const sources = await hashSources();
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === sources) return;
  say(
    built === undefined
      ? 'Building the pages (the first time only) …'
      : 'The pages have changed: building them …',
  );
  const startedAt = Date.now();
  // A build that is cut short must not pass for a finished one.
  await rm(stamp, { force: true });
  await runBuild();
  await writeFile(stamp, sources);
  say(`Pages built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** By content, not by date: a fresh clone and a change of branch give files any date. */
async function hashSources(): Promise<string> {
  const listed = await Promise.all(sourceFolders.map(listFiles));
  const hash = createHash('sha256');
  for (const file of [...sourceFiles, ...listed.flat().sort()]) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

async function runBuild(): Promise<void> {
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, complaints, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (exitCode !== 0)
    throw new StartProblem(`The pages could not be built:\n${output}${complaints}`.trimEnd());
}
