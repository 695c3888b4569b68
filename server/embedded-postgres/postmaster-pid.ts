import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '#server/start-problem.ts';
import { runProgram } from './run-program.ts';

export type Postmaster = { processId: number; port: number; isReady: boolean };

const shutdowns = [
  { signal: 'SIGINT', withinMs: 30_000 },
  { signal: 'SIGQUIT', withinMs: 10_000 },
] as const;

/** The first lines of `postmaster.pid`: PostgreSQL's process, and whether it accepts connections. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { processId: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Stops a PostgreSQL that kept running after a `kill -9` of the shop, which the process with the lock of the data
 * folder may do. After a restart of the machine the number in the file may belong to any other process, which must be
 * left alone.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const orphan = await readPostmaster(cluster);
  if (!orphan) return false;
  if (!isAlive(orphan.processId)) return false;
  if (!(await isServerOf(orphan.processId, cluster))) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  await stopPostmaster(cluster, orphan.processId);
  return true;
}

/** Requests a fast shutdown, then an immediate one; neither loses anything that was committed. */
export async function stopPostmaster(cluster: string, processId: number): Promise<void> {
  for (const { signal, withinMs } of shutdowns) {
    if (!isAlive(processId)) return;
    process.kill(processId, signal);
    if (await hasStopped(cluster, processId, withinMs)) return;
  }
  throw new StartProblem(`PostgreSQL (process ${processId}) does not stop: end it by hand and start again.`);
}

export function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// PostgreSQL removes the file last. A dead process may stay in the process list until its parent collects it.
async function hasStopped(cluster: string, processId: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(processId) && (await readPostmaster(cluster))?.processId === processId) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

// A PostgreSQL server has its data folder as working folder.
async function isServerOf(processId: number, cluster: string): Promise<boolean> {
  const workingFolder = await readlink(`/proc/${processId}/cwd`).catch(() => undefined);
  if (workingFolder !== undefined) return workingFolder === (await realpath(cluster));
  const listed = await runProgram({ prefix: [], identity: {} }, 'ps', [
    '-o',
    'command=',
    '-p',
    String(processId),
  ]);
  return listed.output.includes('postgres') && listed.output.includes(cluster);
}
