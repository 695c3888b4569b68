import { execFileSync } from 'node:child_process';
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { apiAt, newDataFolder, openShop, sentenceOfRefusedStart } from '#tests/launch/launch-shop.ts';
import { testAuthSecret } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';

vi.setConfig({ testTimeout: 120_000 });

const database = await testDatabase();
const admin = { email: 'solange@example.com', password: 'une-boutique-a-douala' };
/** A disk of its own that only the shop sees. */
const onDiskOf = (size: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${size} shop "$DATA_DIR" && exec "$@"`,
  'sh',
];

test.skipIf(!mayMount())(
  'while the disk is full, orders are placed and pages shown; with room again pictures are taken',
  async () => {
    const dataFolder = await newDataFolder();
    await mkdir(dataFolder);
    const shop = await openShop(dataFolder, {
      through: onDiskOf('64m'),
      env: {
        DATABASE_URL: database.connectionString,
        AUTH_SECRET: testAuthSecret,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
    });
    const product = await makeProduct(database, { price: 5000, stock: 9 });
    const filler = join(`/proc/${shop.processId}/root`, dataFolder, 'filler');
    await fill(filler);

    const placed = await placeOrder(shop.port, product);
    expect(placed.order_status).toBe('Placed');
    const see = (path: string) => fetch(`http://localhost:${shop.port}${path}`, { redirect: 'manual' });
    expect((await see('/contact')).status).toBe(200);
    const ready = await see('/health/ready');
    expect([ready.status, await ready.json()]).toMatchObject([200, { disk: 'low' }]);

    const token = (await apiAt(shop.port).user.login(admin)).data.accesstoken;
    expect(await sendPicture(shop.port, token)).toBeGreaterThanOrEqual(500);
    expect((await apiAt(shop.port, token).health.get({})).data).toContainEqual(
      expect.objectContaining({ check: 'disk', level: 'bad' }),
    );
    await rm(filler);
    expect(await sendPicture(shop.port, token)).toBe(201);
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
      env: { DEMO_CATALOGUE: 'off', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
    const inside = (name: string) => join(`/proc/${shop.processId}/root`, dataFolder, name);
    const sizeOfReserve = async () => (await stat(inside('reserve')).catch(() => undefined))?.size;
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(128_000_000);
    const product = await makeProductIn(inside('postgres'));

    await fill(inside('filler'));
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(undefined);
    await expect
      .poll(() => placeOrder(shop.port, product).then((placed) => placed.order_status, String), {
        timeout: 30_000,
      })
      .toBe('Placed');
    for (let order = 1; order <= 20; order += 1) {
      expect((await placeOrder(shop.port, product)).order_status).toBe('Placed');
    }
    const ready = await fetch(`http://localhost:${shop.port}/health/ready`);
    expect(await ready.json()).toMatchObject({ disk: 'low' });

    await rm(inside('filler'));
    await expect.poll(sizeOfReserve, { timeout: 20_000 }).toBe(128_000_000);
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

/** In the shop's own database, of which this is the folder. */
async function makeProductIn(cluster: string) {
  const password = await readFile(join(cluster, 'shop-password'), 'utf8');
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
  const db = createDatabase(`postgres://shop:${password}@127.0.0.1:${port}/shop`);
  try {
    return await makeProduct({ db }, { price: 5000, stock: 100 });
  } finally {
    await db.destroy();
  }
}

async function placeOrder(port: number, product: Awaited<ReturnType<typeof makeProduct>>) {
  const mobile = `6770${String(Date.now()).slice(-5)}`;
  const { data: account } = await apiAt(port).phoneAccount.open({
    ...{ name: 'Aïcha Bello', mobile, city: 'yaounde', addressLine: 'Bastos, face pharmacie' },
  });
  const api = apiAt(port, account.tokens?.accessToken);
  await api.cart.create({ productId: product.id });
  const [address] = (await api.address.get({})).data;
  const { data } = await api.order.cashOnDelivery({
    list_items: [{ productId: product.id, quantity: 1 }],
    addressId: address?._id ?? '',
    totalAmt: bill([{ ...product, price: francs(product.price), quantity: 1 }]).total,
  });
  return data;
}

/** A picture of 2 MB that no earlier one was. */
async function sendPicture(port: number, token: string): Promise<number> {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#a1435c', noise },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(bytes)]), 'photo.png');
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://localhost:${port}/api/file/upload`, { method: 'POST', headers, body: form }))
    .status;
}

/** Until not a byte more fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const size of [1_000_000, 10_000, 100, 1]) {
      for (let isFull = false; !isFull; ) {
        isFull = await file.write(Buffer.alloc(size)).then(
          () => false,
          (error: NodeJS.ErrnoException) => error.code === 'ENOSPC',
        );
      }
    }
  } finally {
    await file.close();
  }
}

/** Not in every container. */
function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'shop', '/mnt']);
    return true;
  } catch {
    return false;
  }
}
