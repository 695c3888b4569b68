import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'build-lock-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a process that takes the lock for this time; returns when its work began and ended. */
function worker(milliseconds: number): Promise<string> {
  const program = `
    const { aloneAtBuilding } = await import(${JSON.stringify(join(import.meta.dirname, 'build-lock.ts'))});
    await aloneAtBuilding(${JSON.stringify(join(folder, 'build.lock'))}, async () => {
      const from = Date.now();
      await new Promise((done) => setTimeout(done, ${milliseconds}));
      console.log(from + ' ' + Date.now());
    });`;
  return text(
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
      .stdout,
  );
}

test('two builds of one checkout follow each other', async () => {
  const spans = (await Promise.all([worker(300), worker(300), worker(300)]))
    .map((said) => said.trim().split(' ').map(Number))
    .sort(([a = 0], [b = 0]) => a - b);
  expect(spans).toHaveLength(3);
  for (const [index, [from = 0]] of spans.entries()) {
    expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
  }
});
