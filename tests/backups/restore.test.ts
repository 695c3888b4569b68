import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createBackupFolder } from '#adapters/backups/backup-folder.ts';
import { createS3BackupPlace } from '#adapters/backups/s3-backup-place.ts';
import { sealPlace } from '#adapters/backups/sealed-place.ts';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import { listBackups } from '#core/backups/list-backups.ts';
import { type BackupParts, makeBackup } from '#core/backups/make-backup.ts';
import { restoreBackup } from '#core/backups/restore-backup.ts';
import { verifyBackup } from '#core/backups/verify-backup.ts';
import type { DatabaseDump } from '#db/dump/database-dump.ts';
import { dumpDatabase } from '#db/dump/dump-database.ts';
import { inSnapshot } from '#db/dump/dump-session.ts';
import { migrate } from '#db/migrate.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { makeUser } from '#tests/support/make.ts';
import { redirectingServer } from '#tests/support/redirecting-server.ts';
import { testBucket } from '#tests/support/test-bucket.ts';
import { findUnexpectedlyEmpty } from '../kept/empty-tables.ts';
import { liveAWhile } from '../kept/live-a-while.ts';
import { openLivingShop } from '../kept/living-shop.ts';
import { unpackDatabase } from '../kept/packed-dump.ts';

const kept = fileURLToPath(new URL('../kept/b23603e.json.gz', import.meta.url));
const key = 'a-key-that-no-one-else-has-0123456789';

const root = await mkdtemp(join(tmpdir(), 'shop-backups-'));
afterAll(() => rm(root, { recursive: true, force: true }));
let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(root, String(folders));
}

/** A shop with rows in every table, and pictures. */
async function liveInShop() {
  const [database, folder] = [await testDatabase(), newFolder()];
  await mkdir(folder);
  const living = await openLivingShop(database.connectionString, folder);
  try {
    await liveAWhile(living);
  } finally {
    await living.close();
  }
  const { name: picture } = await database.db
    .selectFrom('media')
    .select('name')
    .where('isStored', '=', true)
    .executeTakeFirstOrThrow();
  return { ...database, pictures: createPictureFolder(join(folder, 'media')), picture };
}

/** A shop with one account and nothing else. */
async function openSmallShop() {
  const database = await testDatabase();
  await makeUser(database);
  return { ...database, pictures: createPictureFolder(newFolder()) };
}

function backupParts(
  shop: Pick<BackupParts, 'connectionString' | 'pictures'>,
  place: BackupPlace,
  at = new Date('2026-11-22T03:00:00Z'),
): BackupParts {
  const { connectionString, pictures } = shop;
  return { connectionString, pictures, place, clock: { now: () => at }, version: '0.0.0' };
}

function readAll({ connectionString }: Pick<TestDatabase, 'connectionString'>): Promise<DatabaseDump> {
  return inSnapshot(connectionString, (snapshot) =>
    dumpDatabase(snapshot, async (_table, rows) => void (await text(rows))),
  );
}

async function restoreElsewhere(place: BackupPlace, name: string) {
  const database = await emptyDatabase();
  const pictures = createPictureFolder(newFolder());
  await restoreBackup(
    { connectionString: database.connectionString, place, pictures, replaces: false },
    name,
  );
  return { ...database, pictures };
}

const shop = await liveInShop();
const bucket = await testBucket();
const places: [string, () => BackupPlace][] = [
  ['a folder', () => createBackupFolder(newFolder())],
  ['a sealed folder', () => sealPlace(createBackupFolder(newFolder()), key)],
  ['a bucket', () => createS3BackupPlace(bucket)],
];

// Each file takes one request; on a busy machine that is slow.
const bucketTimeoutMilliseconds = 120_000;

test('the shop that is restored below has rows in every table, but for those that are named with a reason', async () => {
  expect(findUnexpectedlyEmpty(await readAll(shop))).toEqual([]);
});

test.each(places)(
  'a shop that is restored from %s has every row of every table, its pictures and its counters',
  async (_name, open) => {
    const place = open();
    const { name } = await makeBackup(backupParts(shop, place));
    const restored = await restoreElsewhere(place, name);
    const before = await readAll(shop);
    expect(await readAll(restored)).toEqual(before);
    const derived = await readSearchBlocks(shop);
    expect(derived.length).toBeGreaterThan(0);
    expect(await readSearchBlocks(restored)).toEqual(derived);
    const picture = await shop.pictures.readOriginal(shop.picture);
    expect(picture?.length).toBeGreaterThan(0);
    expect(await restored.pictures.readOriginal(shop.picture)).toEqual(picture);
  },
  bucketTimeoutMilliseconds,
);

/**
 * The search blocks with products. A backup leaves them out because they follow from the products; a block without products does not count.
 */
async function readSearchBlocks({ db }: Pick<TestDatabase, 'db'>) {
  const rows = await db
    .selectFrom('searchBlocks')
    .selectAll()
    .orderBy('word')
    .orderBy('block')
    .orderBy('place')
    .execute();
  return rows.filter(({ products }) => products.includes('1'));
}

test('a bucket that sends on to another address gets no backup there', async () => {
  const { url, heardElsewhere } = await redirectingServer(307);
  const place = createS3BackupPlace({ ...bucket, endpoint: url });
  await expect(place.write('one', Readable.from(['names and phones']))).rejects.toThrow('answered 307');
  await expect(place.list('')).rejects.toThrow('answered 307');
  expect(heardElsewhere).toEqual([]);
});

test('the next backup brings no picture again, and both are whole', async () => {
  const place = createBackupFolder(newFolder());
  const first = await makeBackup(backupParts(shop, place));
  const unread = { readOriginal: () => Promise.reject(new Error('It was read again')) };
  const at = new Date('2026-11-23T03:00:00Z');
  const second = await makeBackup({ ...backupParts(shop, place, at), pictures: unread });
  for (const { name, manifest } of [first, second]) await verifyBackup(place, name, manifest);
  expect(second.manifest.pictures).toEqual(first.manifest.pictures);
  expect(await place.list('pictures/')).toHaveLength(first.manifest.pictures.length);
});

test('a backup is of one moment, although the shop goes on meanwhile', async () => {
  const place = createBackupFolder(newFolder());
  const before = await readAll(shop);
  const busy: BackupPlace = {
    ...place,
    write: async (path, content) => {
      await makeUser(shop);
      return place.write(path, content);
    },
  };
  const { manifest } = await makeBackup(backupParts(shop, busy));
  expect(manifest.database.tables).toEqual(before.tables);
});

test('a backup of an older schema is brought to the newest one', async () => {
  const old = await emptyDatabase();
  const { migrations } = await unpackDatabase(old.connectionString, kept);
  const place = createBackupFolder(newFolder());
  const { name } = await makeBackup(backupParts({ ...old, pictures: shop.pictures }, place));
  const restored = await readAll(await restoreElsewhere(place, name));
  expect(restored.migrations.length).toBeGreaterThan(migrations.length);
  expect(await migrate(old.connectionString)).toEqual(
    restored.migrations.slice(migrations.length).map(({ file }) => file),
  );
});

test('a backup of a newer version of the shop is refused', async () => {
  const newer = await openSmallShop();
  await sql`insert into schema_migrations (file, checksum) values ('9999_later.sql', 'x')`.execute(newer.db);
  const place = createBackupFolder(newFolder());
  const { name } = await makeBackup(backupParts(newer, place));
  await expect(restoreElsewhere(place, name)).rejects.toThrow('made by a newer version');
});

test('a shop that has data is replaced on an explicit word only', async () => {
  const place = createBackupFolder(newFolder());
  const { name } = await makeBackup(backupParts(shop, place));
  const other = await openSmallShop();
  await makeUser(other, { email: 'later@example.com' });
  await other.db.destroy();
  const parts = { connectionString: other.connectionString, place, pictures: other.pictures };
  const before = await readAll(other);
  await expect(restoreBackup({ ...parts, replaces: false }, name)).rejects.toThrow('holds a shop already');
  expect(await readAll(other)).toEqual(before);
  await restoreBackup({ ...parts, replaces: true }, name);
  expect((await readAll(other)).tables).toEqual((await readAll(shop)).tables);
});

test('a shop that is open is not replaced', async () => {
  const place = createBackupFolder(newFolder());
  const { name } = await makeBackup(backupParts(shop, place));
  const open = await openSmallShop();
  const parts = { connectionString: open.connectionString, place, pictures: shop.pictures };
  await expect(restoreBackup({ ...parts, replaces: true }, name)).rejects.toThrow('stop it first');
});

test.each([
  ['a table', 'orders.copy.gz'],
  ['a picture', ''],
])('%s that was damaged stops the restore, and the shop stays as it was', async (_what, file) => {
  const folder = newFolder();
  const place = createBackupFolder(folder);
  const { name, manifest } = await makeBackup(backupParts(shop, place));
  const path = join(folder, file === '' ? `pictures/${shop.picture}.webp` : `${name}/${file}`);
  const bytes = await readFile(path);
  bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(verifyBackup(place, name, manifest)).rejects.toThrow();
  const target = await emptyDatabase();
  const parts = {
    connectionString: target.connectionString,
    place,
    pictures: createPictureFolder(newFolder()),
  };
  await expect(restoreBackup({ ...parts, replaces: false }, name)).rejects.toThrow();
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(target.db);
  expect(rows).toEqual([]);
});

test('a backup that fails leaves no file of its own, and those that are there as they are', async () => {
  const place = createBackupFolder(newFolder());
  const { name } = await makeBackup(backupParts(shop, place));
  const before = await place.list('');
  const full: BackupPlace = {
    ...place,
    write: (path, content) =>
      path.includes('orders') ? Promise.reject(new Error('The disk is full')) : place.write(path, content),
  };
  const later = backupParts(shop, full, new Date('2026-11-23T04:00:00Z'));
  await expect(makeBackup(later)).rejects.toThrow('The disk is full');
  expect(await place.list('')).toEqual(before);
  expect((await listBackups(place)).map((backup) => backup.name)).toEqual([name]);
});

test('a backup that was cut short is none, and is swept up a day later', async () => {
  const place = createBackupFolder(newFolder());
  const full: BackupPlace = {
    ...place,
    // As if the process were killed here.
    remove: () => Promise.reject(new Error('Nothing is removed any more')),
    write: (path, content) =>
      path.includes('orders') ? Promise.reject(new Error('The disk is full')) : place.write(path, content),
  };
  await expect(makeBackup(backupParts(shop, full))).rejects.toThrow('The disk is full');
  expect(await listBackups(place)).toEqual([]);
  const left = await place.list('2026-11-22');
  expect(left.length).toBeGreaterThan(0);
  await makeBackup(backupParts(shop, place, new Date('2026-11-23T04:00:00Z')));
  expect(await place.list('2026-11-22')).toEqual([]);
});

test.each(['damaged', 'sealed and damaged'])(
  'a backup whose manifest is %s hides no other one, and does not keep the next from being made',
  async (what) => {
    const folder = newFolder();
    const open = createBackupFolder(folder);
    const place = what === 'damaged' ? open : sealPlace(open, key);
    const { name: whole } = await makeBackup(backupParts(shop, place));
    const { name: broken } = await makeBackup(backupParts(shop, place, new Date('2026-11-23T03:00:00Z')));
    const [path = ''] = (await open.list('')).filter((file) => file.endsWith(`${broken}/manifest.json`));
    const bytes = await readFile(join(folder, path));
    await writeFile(join(folder, path), bytes.fill(7, 100, 120));
    expect((await listBackups(place)).map(({ name }) => name)).toEqual([whole]);
    await expect(restoreElsewhere(place, broken)).rejects.toThrow(/damaged/);

    const pictures = await place.list('pictures/');
    await makeBackup(backupParts(shop, place, new Date('2026-11-24T03:00:00Z')));
    expect((await listBackups(place)).map(({ name }) => name)).toEqual(['2026-11-24T03-00-00Z', whole]);
    expect(await place.list('pictures/')).toEqual(pictures);
    expect((await place.list(`${broken}/`)).length).toBeGreaterThan(1);

    await makeBackup(backupParts(shop, place, new Date('2026-12-24T03:00:00Z')));
    expect(await place.list(`${broken}/`)).toEqual([]);
  },
);

test('two backups at once: the second one is refused', async () => {
  const place = createBackupFolder(newFolder());
  const begun = Promise.withResolvers<undefined>();
  const goOn = Promise.withResolvers<undefined>();
  const slow: BackupPlace = {
    ...place,
    write: async (path, content) => {
      begun.resolve(undefined);
      await goOn.promise;
      return place.write(path, content);
    },
  };
  const first = makeBackup(backupParts(shop, slow));
  await begun.promise;
  await expect(makeBackup(backupParts(shop, place))).rejects.toThrow('Another backup');
  goOn.resolve(undefined);
  await first;
});

test('a sealed backup says nothing without its key, and every change to it is noticed', async () => {
  const folder = createBackupFolder(newFolder());
  const place = sealPlace(folder, key);
  const { name } = await makeBackup(backupParts(shop, place));
  expect(await listBackups(folder)).toHaveLength(0);
  expect(await listBackups(sealPlace(folder, `${key}!`))).toHaveLength(0);
  for (const path of await folder.list('')) {
    expect(await text((await folder.read(path)) ?? Readable.from([]))).not.toContain('amina');
  }
  // Puts one table's file in the place of another's.
  const [sealedFolder] = (await folder.list(''))[0]?.split('/') ?? [];
  const users = await folder.read(`${sealedFolder}/${name}/users.copy.gz`);
  await folder.write(`${sealedFolder}/${name}/riders.copy.gz`, users ?? Readable.from([]));
  await expect(restoreElsewhere(place, name)).rejects.toThrow('damaged');
});
