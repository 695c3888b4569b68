import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createS3BackupPlace } from '#adapters/backups/s3-backup-place.ts';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import { listBackups } from '#core/backups/list-backups.ts';
import { emptyDatabase, testDatabase } from '#tests/support/database.ts';
import { makeUser } from '#tests/support/make.ts';
import { testBucket } from '#tests/support/test-bucket.ts';
import { newDataFolder, openShop, usedDataFolder } from '../launch/launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 180_000 });

test('a shop that is open is backed up, and restored in another folder; neither harms a shop that is there', async () => {
  const dataFolder = await usedDataFolder();
  await openShop(dataFolder);
  const backups = join(dataFolder, 'backups');
  const made = await run('backup', [], { DATA_DIR: dataFolder });
  expect(made).toMatchObject({ exitCode: 0, said: expect.stringContaining('Done: ') });
  const refused = await run('restore', ['latest', '--replace'], { DATA_DIR: dataFolder });
  expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining('stop it first') });

  const elsewhere = { DATA_DIR: await newDataFolder(), BACKUP_FOLDER: backups };
  const restored = await run('restore', ['latest'], elsewhere);
  expect(restored).toMatchObject({ exitCode: 0, said: expect.stringContaining('Restored: ') });
  const again = await run('restore', ['latest'], elsewhere);
  expect(again).toMatchObject({ exitCode: 1, said: expect.stringContaining('Say so with --replace') });
  const verified = await run('backup', ['--verify'], elsewhere);
  expect(verified).toMatchObject({ exitCode: 0, said: expect.stringContaining(', whole') });
});

test('a data folder set aside gives the new one its backups and its secret, by the steps of docs/operate.md', async () => {
  const [dataFolder, broken] = [await usedDataFolder(), await newDataFolder()];
  const secretFile = 'auth-secret';
  const secret = await readFile(join(dataFolder, secretFile), 'utf8');
  expect(await run('backup', [], { DATA_DIR: dataFolder })).toMatchObject({ exitCode: 0 });
  await rename(dataFolder, broken);
  await mkdir(dataFolder);
  await copyFile(join(broken, secretFile), join(dataFolder, secretFile));
  const alone = await run('restore', ['latest'], { DATA_DIR: dataFolder });
  expect(alone).toMatchObject({
    exitCode: 1,
    said: expect.stringContaining('There is no backup in '),
  });
  const named = { DATA_DIR: dataFolder, BACKUP_FOLDER: join(broken, 'backups') };
  const restored = await run('restore', ['latest'], named);
  expect(restored).toMatchObject({ exitCode: 0, said: expect.stringContaining('Restored: ') });
  await openShop(dataFolder);
  expect(await readFile(join(dataFolder, secretFile), 'utf8')).toBe(secret);

  const steps = (await readFile(new URL('../../docs/operate.md', import.meta.url), 'utf8'))
    .split('### When it is serious')[1]
    ?.split('###')[0];
  for (const words of [
    'mv /var/lib/shop /var/lib/shop-broken',
    `/var/lib/shop-broken/${secretFile} /var/lib/shop/`,
    'DATA_DIR=/var/lib/shop BACKUP_FOLDER=/var/lib/shop-broken/backups npm run restore -- latest',
  ]) {
    expect(steps).toContain(words);
  }
});

test('a backup of a folder without a shop is refused in one sentence, and nothing is made there', async () => {
  const dataFolder = await newDataFolder();
  const { exitCode, said } = await run('backup', [], { DATA_DIR: dataFolder });
  expect([exitCode, said.trimEnd().split('\n').at(-1)]).toEqual([
    ...[1, expect.stringMatching(/^There is no shop in the data folder .+: set DATA_DIR to the one/)],
  ]);
  expect(existsSync(dataFolder)).toBe(false);
});

test('who has the wrong key, none, or one too many is given the way to the backups, and not that there are none', async () => {
  const { connectionString } = await testDatabase();
  const [open, sealed] = [await newDataFolder(), await newDataFolder()];
  const BACKUP_KEY = 'a-key-that-only-this-test-has-0123456789';
  const DATABASE_URL = connectionString;
  expect(await run('backup', [], { DATA_DIR: open, DATABASE_URL })).toMatchObject({ exitCode: 0 });
  expect(await run('backup', [], { DATA_DIR: sealed, DATABASE_URL, BACKUP_KEY })).toMatchObject({
    exitCode: 0,
  });
  const other = 'another-key-of-32-characters-or-more';
  const lists = await Promise.all([
    run('backup', ['--list'], { DATA_DIR: sealed }),
    run('restore', [], { DATA_DIR: sealed, BACKUP_KEY: other }),
    run('restore', [], { DATA_DIR: open, BACKUP_KEY }),
  ]);
  expect(lists.map(({ exitCode, said }) => [exitCode, said])).toEqual([
    [0, expect.stringMatching(/sealed with a key: set the BACKUP_KEY that they were made with/)],
    [0, expect.stringMatching(/sealed with another key: set the BACKUP_KEY that they were made with/)],
    [0, expect.stringMatching(/are not sealed: take BACKUP_KEY out/)],
  ]);
  const refused = await run('restore', ['latest'], { DATA_DIR: sealed, DATABASE_URL });
  expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining('sealed with a key') });
});

test('a sealed backup in a bucket fills an empty database on another machine, by its key alone', async () => {
  const [here, there] = [await testDatabase(), await emptyDatabase()];
  const { id } = await makeUser(here, { name: 'Amina Njoya' });
  const picture = '0123456789abcdef-8x8-a1b2c3';
  await here.db.insertInto('media').values({ name: picture, width: 8, height: 8, isStored: true }).execute();
  const [dataFolder, otherFolder] = [await newDataFolder(), await newDataFolder()];
  await createPictureFolder(join(dataFolder, 'media')).writeOriginal(picture, Buffer.from('a picture'));
  const bucket = await testBucket();
  const place = {
    BACKUP_S3_ENDPOINT: bucket.endpoint,
    BACKUP_S3_BUCKET: bucket.bucket,
    BACKUP_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    BACKUP_KEY: 'a-key-that-only-this-test-has-0123456789',
  };
  const made = await run('backup', [], {
    ...place,
    DATA_DIR: dataFolder,
    DATABASE_URL: here.connectionString,
  });
  expect(made).toMatchObject({ exitCode: 0, said: expect.stringContaining('the bucket shop') });
  const inBucket = createS3BackupPlace(bucket);
  expect(await inBucket.list('')).not.toEqual([]);
  expect(await listBackups(inBucket)).toEqual([]);

  const elsewhere = { ...place, DATA_DIR: otherFolder, DATABASE_URL: there.connectionString };
  const locked = await run('restore', ['latest'], {
    ...elsewhere,
    BACKUP_KEY: 'another-key-of-32-characters-or-more',
  });
  expect(locked.exitCode).toBe(1);
  const restored = await run('restore', ['latest'], elsewhere);
  expect(restored).toMatchObject({ exitCode: 0, said: expect.stringContaining('Restored: ') });
  const people = await there.db.selectFrom('users').select(['id', 'name']).execute();
  expect(people).toEqual([{ id, name: 'Amina Njoya' }]);
  const pictures = createPictureFolder(join(otherFolder, 'media'));
  expect(await pictures.readOriginal(picture)).toEqual(Buffer.from('a picture'));
});

function run(
  script: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<{ exitCode: number; said: string }> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, `scripts/${script}.ts`), ...args],
      { cwd: root, env: { PATH: process.env.PATH ?? '', ...env } },
      (error, output, complaint) =>
        resolve({ exitCode: error ? Number(error.code) : 0, said: `${output}${complaint}` }),
    );
  });
}
