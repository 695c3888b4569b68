import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { isAlive, stopOrphan } from '#server/embedded-postgres/postmaster-pid.ts';

// Reads the lines that `run-guard.ts` writes. When its input ends, the run has ended: everything not released by then is ended too.
const guardedLine = z.union([
  z.object({ kind: z.literal('process'), processId: z.number() }),
  z.object({ kind: z.enum(['postgres', 'files']), folder: z.string() }),
]);
const PATIENCE_MS = 15_000;
const noted = new Set<string>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('+')) noted.add(line.slice(1));
  else noted.delete(line.slice(1));
}
const left = [...noted].map((line) => guardedLine.parse(JSON.parse(line)));
// Programs first, because a shop ends its own database.
await Promise.all(left.map((one) => one.kind === 'process' && endProcess(one.processId)));
await Promise.all(left.map((one) => one.kind === 'postgres' && stopOrphan(join(one.folder, 'postgres'))));
await Promise.all(
  left.map((one) => one.kind !== 'process' && rm(one.folder, { recursive: true, force: true })),
);

async function endProcess(processId: number): Promise<void> {
  if (!isAlive(processId)) return;
  process.kill(processId, 'SIGTERM');
  const deadline = Date.now() + PATIENCE_MS;
  while (isAlive(processId) && Date.now() < deadline) await delay(50);
  if (isAlive(processId)) process.kill(processId, 'SIGKILL');
}
