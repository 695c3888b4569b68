import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackups } from '#core/backups/list-backups.ts';
import { readEnv } from '#server/env.ts';
import { openBackupPlace } from '#server/open-backup-place.ts';
import { headingOf } from './backup-heading.ts';

test('where every backup is damaged the list says that none can be read, and has no heading without rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
  const env = readEnv({ DATA_DIR: folder });
  const heading = async () => headingOf(env, await readBackups(openBackupPlace(env)));
  expect(await heading()).toBe(`There is no backup in ${env.backups.folder}.`);
  const name = join(env.backups.folder, '2026-11-01T02-00-00Z');
  await mkdir(name, { recursive: true });
  await writeFile(join(name, 'manifest.json'), '{ "cut o');
  expect(await heading()).toBe(`None of the backups in ${env.backups.folder} can be read.`);
  await rm(folder, { recursive: true });
});
