import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { backupWarning } from './backup-warning.ts';

test('a folder for backups that the shop cannot write to is said at the start, not after the first night', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const warned = await backupWarning(readEnv({ DATA_DIR: folder, BACKUP_FOLDER: join(file, 'backups') }));
  expect(warned).toContain(`${join(file, 'backups')} (ENOTDIR)`);
  expect(warned).toContain('BACKUP_FOLDER');
  await rm(folder, { recursive: true });
});

test('a folder that it can write to, or that it never writes to, is not, and nothing is left in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
  const given = { DATA_DIR: folder, BACKUP_FOLDER: join(folder, 'backups') };
  expect(await backupWarning(readEnv(given))).toBeUndefined();
  expect(await readdir(given.BACKUP_FOLDER)).toEqual([]);
  expect(await backupWarning(readEnv({ BACKUP_DAILY: 'off', BACKUP_FOLDER: '/dev/null/x' }))).toBeUndefined();
  await rm(folder, { recursive: true });
});
