import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import type { RequireRoom } from '#core/disk/disk.ts';
import { makeFolders } from '../make-folders.ts';
import { whereThereIsRoom } from './where-there-is-room.ts';

const unfinishedEnding = '.part';

/** Backups on a disk; only the account of the shop may read them. */
export function createBackupFolder(folder: string, requireRoom?: RequireRoom): BackupPlace {
  return {
    name: folder,
    list: async (beginning) => {
      const files = (await listFiles(folder)).filter((path) => !path.endsWith(unfinishedEnding));
      return files.filter((path) => path.startsWith(beginning));
    },
    write: async (path, content) => {
      const target = join(folder, path);
      const unfinished = `${target}.${randomBytes(6).toString('hex')}${unfinishedEnding}`;
      await makeFolders(dirname(target));
      try {
        await pipeline(
          whereThereIsRoom(content, requireRoom),
          createWriteStream(unfinished, { mode: 0o600 }),
        );
        await keepThroughPowerCut(unfinished);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return (await stat(target)).size;
    },
    read: async (path) => {
      const target = join(folder, path);
      const isThere = await access(target).then(
        () => true,
        (error: unknown) => unlessMissing(error, false),
      );
      return isThere ? createReadStream(target) : undefined;
    },
    remove: async (path) => {
      const target = join(folder, path);
      await rm(target, { force: true });
      // The folder is removed with its last file.
      await rmdir(dirname(target)).catch((error: unknown) => unlessMissing(error, undefined));
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) =>
    unlessMissing(error, []),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

async function keepThroughPowerCut(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function unlessMissing<Value>(error: unknown, value: Value): Value {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTEMPTY' || code === 'EEXIST') return value;
  throw error;
}
