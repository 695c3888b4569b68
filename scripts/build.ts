import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '#server/start-problem.ts';
import { aloneAtBuilding } from './build-lock.ts';
import { hashSources } from './hash-sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'build', 'sources.sha256');
const lockFile = join(root, '.cache', 'build.lock');

/** Builds the pages unless `build/` was made from exactly these sources. */
export function buildPages(say: (line: string) => void): Promise<void> {
  return aloneAtBuilding(lockFile, () => buildIfChanged(say));
}

async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const sources = await hashSources(root);
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === sources) return;
  say(
    built === undefined
      ? 'Building the pages (the first time only) …'
      : 'The pages have changed: building them …',
  );
  const startedAt = Date.now();
  // Removed first, so that an interrupted build does not pass for a finished one.
  await rm(stamp, { force: true });
  await run(join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build');
  await run(join(root, 'scripts', 'finish-build.ts'));
  await writeFile(stamp, sources);
  say(`Pages built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Runs in a separate process: the build tools take 20 MB, which the shop would otherwise keep for as long as it runs. */
async function run(...programAndWords: string[]): Promise<void> {
  const child = spawn(process.execPath, programAndWords, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, complaints, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (exitCode !== 0)
    throw new StartProblem(`The pages could not be built:\n${output}${complaints}`.trimEnd());
}
