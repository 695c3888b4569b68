import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const patienceSeconds = 300;

/**
 * Allows one build at a time in a checkout: `npm start` and `npm test` would delete each other's half-written pages.
 * Like the lock of the data folder, it is a lock of the operating system and ends with the process. Waiting blocks the
 * process, which has nothing else to do.
 */
export async function aloneAtBuilding<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lockFile), { recursive: true });
  const lock = new DatabaseSync(lockFile, { timeout: patienceSeconds * 1000 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}
