import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { apiAt, newDataFolder, openShop, sentenceOfRefusedStart } from '#tests/launch/launch-shop.ts';
import { testAuthSecret } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { sendFile } from '#tests/support/send-file.ts';
import {
  fill,
  makeProductIn,
  mayMount,
  onDiskOf,
  placeOrder,
  runBeside,
  seenFromHere,
  sendPicture,
} from './small-disk.ts';

vi.setConfig({ testTimeout: 120_000 });

const database = await testDatabase();
const admin = { email: 'solange@example.com', password: 'une-boutique-a-douala' };
const ownShop = {
  ...{ DEMO_CATALOGUE: 'off', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  // High enough to retry orders until the database is back.
  RATE_LIMIT_FACTOR: '100',
};

test.skipIf(!mayMount())(
  'while the disk is full, orders are placed and pages shown; with room again pictures are taken',
  async () => {
    const dataFolder = await newDataFolder();
    await mkdir(dataFolder);
    const shop = await openShop(dataFolder, {
      through: onDiskOf('400m'),
      env: {
        DATABASE_URL: database.connectionString,
        AUTH_SECRET: testAuthSecret,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
    });
    const product = await makeProduct(database, { price: 5000, stock: 9 });
    const filler = seenFromHere(shop, dataFolder)('filler');
    await fill(filler);

    const placed = await placeOrder(shop.port, product);
    expect(placed.order_status).toBe('Placed');
    const see = (path: string) => fetch(`http://localhost:${shop.port}${path}`, { redirect: 'manual' });
    expect((await see('/contact')).status).toBe(200);
    const ready = await see('/health/ready');
    expect([ready.status, await ready.json()]).toMatchObject([200, { disk: 'low' }]);

    const token = (await apiAt(shop.port).user.login(admin)).data.accesstoken;
    expect((await sendPicture(shop.port, token)).status).toBe(507);
    expect((await apiAt(shop.port, token).health.get({})).data).toContainEqual(
      expect.objectContaining({ check: 'disk', level: 'bad' }),
    );
    await rm(filler);
    expect((await sendPicture(shop.port, token)).status).toBe(201);
    expect((await placeOrder(shop.port, product)).order_status).toBe('Placed');
  },
);

test.skipIf(!mayMount())(
  'a shop with its own database on a disk that fills up goes on taking orders, from room it had set aside',
  async () => {
    const dataFolder = await newDataFolder();
    await mkdir(dataFolder);
    const shop = await openShop(dataFolder, {
      through: onDiskOf('1200m'),
      env: ownShop,
    });
    const inside = seenFromHere(shop, dataFolder);
    const sizeOfReserve = async () => (await stat(inside('reserve')).catch(() => undefined))?.size;
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(128_000_000);
    const token = (await apiAt(shop.port).user.login(admin)).data.accesstoken;
    const product = await makeProductIn(inside('postgres'));

    await fill(inside('filler'));
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(undefined);
    await expect
      .poll(() => placeOrder(shop.port, product).then((placed) => placed.order_status, String), {
        timeout: 60_000,
        interval: 500,
      })
      .toBe('Placed');
    for (let order = 1; order <= 20; order += 1) {
      expect((await placeOrder(shop.port, product)).order_status).toBe('Placed');
    }
    const ready = await fetch(`http://localhost:${shop.port}/health/ready`);
    expect(await ready.json()).toMatchObject({ disk: 'low' });

    // Fill the disk with something that is not the shop's.
    await fill(inside('filler'));
    const { data: findings } = await apiAt(shop.port, token).health.get({});
    expect(findings).toContainEqual({ check: 'database', level: 'bad', amount: null });
    await rm(inside('filler'));
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(128_000_000);
  },
);

test.skipIf(!mayMount())(
  'pictures, imports and backups leave the room that is kept for orders, and say so; orders and pages go on',
  async () => {
    const dataFolder = await newDataFolder();
    await mkdir(dataFolder);
    const shop = await openShop(dataFolder, {
      through: onDiskOf('1200m'),
      env: ownShop,
    });
    const inside = seenFromHere(shop, dataFolder);
    const sizeOfReserve = async () => (await stat(inside('reserve')).catch(() => undefined))?.size;
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(128_000_000);
    const product = await makeProductIn(inside('postgres'));
    const token = (await apiAt(shop.port).user.login(admin)).data.accesstoken;
    const { body: shown } = await sendPicture(shop.port, token);
    expect(await runBeside(shop, dataFolder, ['scripts/backup.ts'])).toMatchObject({ exitCode: 0 });
    const backups = await readdir(inside('backups'));

    const expectFilesRefused = async () => {
      expect(await sendPicture(shop.port, token)).toMatchObject({
        ...{
          status: 507,
          body: { code: 'DISK_FULL', message: expect.stringContaining('gardé pour les commandes') },
        },
      });
      const table = new Blob(['Reference,Name (English)\n', 'x'.repeat(3_000_000)]);
      await expect(sendFile(apiAt(shop.port, token), table, 'products.csv')).rejects.toMatchObject({
        status: 507,
      });
      const backup = await runBeside(shop, dataFolder, ['scripts/backup.ts']);
      expect(backup).toMatchObject({
        exitCode: 1,
        output: expect.stringMatching(/^The disk is full: .+\n$/),
      });
      expect(await readdir(inside('backups'))).toEqual(backups);
      expect((await placeOrder(shop.port, product)).order_status).toBe('Placed');
      const unseen = shown.data?.url.replace(/\d+\.webp$/, '720.webp') ?? '';
      expect((await fetch(`http://localhost:${shop.port}${unseen}`)).status).toBe(200);
    };
    // The first uploads may still fit.
    await fill(inside('filler'), 66_000_000);
    await expect
      .poll(() => sendPicture(shop.port, token).then(({ status }) => status), { timeout: 60_000 })
      .toBe(507);

    // The shop frees its reserve, and does not take it again.
    await fill(inside('filler'));
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(undefined);
    await expect
      .poll(
        () =>
          placeOrder(shop.port, product).then(
            () => true,
            () => false,
          ),
        { timeout: 60_000, interval: 500 },
      )
      .toBe(true);
    await expectFilesRefused();
    expect((await runBeside(shop, dataFolder, ['scripts/backup.ts', '--verify'])).output).toContain('whole');
  },
);

test.skipIf(!mayMount()).each([
  ['nothing is written', '4k'],
  ['the database is made', '1m'],
  ['its first tables are filled', '20m'],
  ['its programs have started', '42m'],
  ['its tables are made', '48m'],
])('a first start on a disk that is full when %s says so in one sentence', async (_moment, size) => {
  const dataFolder = await newDataFolder();
  await mkdir(dataFolder);
  expect(await sentenceOfRefusedStart(dataFolder, { through: onDiskOf(size) })).toContain('The disk is full');
});

test.skipIf(!mayMount())('a catalogue for measuring that fills the disk ends with a sentence', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(dataFolder);
  const [unshare = '', ...before] = onDiskOf('120m');
  const program = fileURLToPath(new URL('../../scripts/seed.ts', import.meta.url));
  const refused = await promisify(execFile)(
    unshare,
    [...before, process.execPath, program, '--products', '20000'],
    { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataFolder } },
  ).catch((error: { code: number; stderr: string }) => error);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toMatch(/^(The disk is full|The database was lost meanwhile): .+\n$/);
});
