import { NoWritableHost } from './writable-host.ts';

/**
 * PostgreSQL's error classes for "not now": connection lost, out of resources, shut down by an operator, statement or lock timed out; or the host is
 * a standby by now.
 */
const outageCodes = /^(08|53|57P0|57014|55P03|25P03|25006)/;

/** Messages of `pg` without a code when the server or the pool is gone. */
const outageMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|driver has already been destroyed)/;

/** The system's errors for a connection that breaks while a query is running on it. */
const brokenInUse: ReadonlySet<string> = new Set([
  'read ECONNRESET',
  'read ETIMEDOUT',
  'write ECONNRESET',
  'write EPIPE',
  'write ETIMEDOUT',
]);

/** True when the database could not be reached or could not answer in time: trying again later may help. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoWritableHost) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;
  if ('syscall' in error && error.syscall === 'connect') return true;
  if ('syscall' in error && 'code' in error && brokenInUse.has(`${error.syscall} ${error.code}`)) return true;
  if ('code' in error && typeof error.code === 'string' && outageCodes.test(error.code)) return true;
  // A standby cancels queries that conflict with what it has to replay.
  if (error.message.includes('conflict with recovery')) return true;
  return outageMessages.test(error.message);
}
