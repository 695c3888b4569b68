import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

export const listenerPrefix = 'shop listener ';

/** What `pg_stat_activity` shows for the lines on which changes are heard: the same for all processes of one start, another one for each other start. */
export const listenerName = listenerPrefix + markOfStart();

function markOfStart(): string {
  const mainProcess = cluster.isWorker ? process.ppid : process.pid;
  return createHash('sha256').update(`${hostname()} ${mainProcess}`).digest('hex').slice(0, 8);
}
