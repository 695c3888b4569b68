import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

export const listenerPrefix = 'shop listener ';

/**
 * The name in `pg_stat_activity` of the connections that receive changes: the same for all processes of one start, a different one for each start.
 */
export const listenerName = listenerPrefix + markOfStart();

function markOfStart(): string {
  const mainProcess = cluster.isWorker ? process.ppid : process.pid;
  return createHash('sha256').update(`${hostname()} ${mainProcess}`).digest('hex').slice(0, 8);
}
