import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createBackupFolder } from '#adapters/backups/backup-folder.ts';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import { makeBackup } from '#core/backups/make-backup.ts';
import { tablePath } from '#core/backups/manifest.ts';
import { openTable } from '#core/backups/open-file.ts';
import { restoreBackup } from '#core/backups/restore-backup.ts';
import { migrate } from '#db/migrate.ts';
import { emptyDatabase, testDatabase } from '#tests/support/database.ts';
import { authSecretFile, provideAuthSecret } from './auth-secret.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function newMachine() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-secret-'));
  folders.push(dataFolder);
  return { dataFolder, authSecret: undefined, file: join(dataFolder, authSecretFile) };
}

test('processes that start together make one secret, in a file that only their account reads', async () => {
  const { db } = await testDatabase();
  const machine = await newMachine();
  const secrets = await Promise.all([1, 2, 3].map(() => provideAuthSecret(db, machine)));
  expect(new Set(secrets)).toHaveLength(1);
  expect(secrets[0]?.length).toBeGreaterThan(60);
  expect(await readFile(machine.file, 'utf8')).toBe(`${secrets[0]}\n`);
  expect((await stat(machine.file)).mode & 0o777).toBe(0o600);
  expect(await provideAuthSecret(db, machine)).toBe(secrets[0]);
});

test('the secret of a shop that kept it in the database moves to the file', async () => {
  const { db } = await testDatabase();
  const machine = await newMachine();
  const value = 'made by version 0.1.0 and kept in the database';
  await db.insertInto('secrets').values({ name: 'auth', value }).execute();
  expect(await provideAuthSecret(db, machine)).toBe(value);
  expect(JSON.stringify(await db.selectFrom('secrets').selectAll().execute())).not.toContain(value);
  expect(await provideAuthSecret(db, machine)).toBe(value);
});

test('a shop whose file is missing, or of another shop, is refused until it has a secret again', async () => {
  const { db } = await testDatabase();
  const machine = await newMachine();
  const secret = await provideAuthSecret(db, machine);

  const second = await newMachine();
  await expect(provideAuthSecret(db, second)).rejects.toThrow(
    /is missing.*set AUTH_SECRET.*second-factor-off/,
  );
  await writeFile(second.file, 'another shop made this, of many characters');
  await expect(provideAuthSecret(db, second)).rejects.toThrow('belongs to another database');
  await writeFile(second.file, '');
  await expect(provideAuthSecret(db, second)).rejects.toThrow('holds no secret');

  const given = 'given by the owner, thirty-two characters and more';
  expect(await provideAuthSecret(db, { ...second, authSecret: given })).toBe(given);
  await writeFile(second.file, secret);
  expect(await provideAuthSecret(db, second)).toBe(secret);
});

test('a backup holds nothing to sign a login with, and is opened elsewhere with a secret of its own', async () => {
  const shop = await emptyDatabase();
  await migrate(shop.connectionString);
  const machine = await newMachine();
  const secret = await provideAuthSecret(shop.db, machine);
  const pictures = createPictureFolder(join(machine.dataFolder, 'media'));
  const place = createBackupFolder(join(machine.dataFolder, 'backups'));
  const { connectionString } = shop;
  const clock = { now: () => new Date() };
  const { name, manifest } = await makeBackup({ connectionString, place, pictures, clock, version: '0.0.0' });
  for (const table of manifest.database.tables) {
    expect(await text(await openTable(place, tablePath(name, table.name)))).not.toContain(secret);
  }

  const other = await emptyDatabase();
  await restoreBackup({ connectionString: other.connectionString, place, pictures, replaces: false }, name);
  expect(await provideAuthSecret(other.db, await newMachine())).not.toBe(secret);
});
