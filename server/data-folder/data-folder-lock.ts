import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '#server/start-problem.ts';
import { dataFolderProblem } from './data-folder-problem.ts';

export type DataFolderLock = { release: () => Promise<void> };

const lockFile = 'shop.lock';
const holderFile = 'shop.pid';
const sqliteBusy = 5;

/**
 * Allows one shop at a time on a data folder. The lock is the operating system's own, reached through SQLite: it ends
 * with the process however that dies, so there is no stale lock to judge and no process number to mistake for
 * another's.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const holder = join(folder, holderFile);
  const lock = await takeLock(folder, holder);
  await writeFile(holder, String(process.pid), { mode: 0o600 });
  return {
    release: async () => {
      await rm(holder, { force: true });
      lock.close();
    },
  };
}

/** Whether a shop is running on the folder. */
export async function isDataFolderLocked(folder: string): Promise<boolean> {
  try {
    (await takeLock(folder, join(folder, holderFile))).close();
    return false;
  } catch (error) {
    if (error instanceof StartProblem && isBusy(error.cause)) return true;
    throw error;
  }
}

async function takeLock(folder: string, holder: string): Promise<DatabaseSync> {
  try {
    const lock = new DatabaseSync(join(folder, lockFile));
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (cause) {
    if (isBusy(cause)) {
      const processId = await readFile(holder, 'utf8').catch(() => 'unknown');
      throw new StartProblem(
        `The shop already runs on the data folder ${folder} (process ${processId}): stop it first, or choose another DATA_DIR.`,
        { cause },
      );
    }
    throw dataFolderProblem(folder, cause);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
