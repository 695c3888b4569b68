import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { productPath } from '#shared/page-paths.ts';
import { apiAt, type Launched, newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { ledgerSum, stockOf } from '#tests/races/stock-of.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';
import { withinASecond } from '#tests/support/runs.ts';
import { checksumOf, partOf } from '#tests/support/send-file.ts';
import { shownPrice } from '#tests/support/shown-price.ts';
import { testBucket } from '#tests/support/test-bucket.ts';

// Two machines behind a load balancer: each has its own folder and port; the database and the bucket of pictures and imported files are
// shared. The time limit is for a process that hangs.
vi.setConfig({ testTimeout: 120_000 });

const shop = await testShop();
const { store } = shop;
const bucket = await testBucket();

type Machine = Launched & { dataFolder: string };

async function openMachine(further: Record<string, string> = { SHARED_LIMITS: 'on' }): Promise<Machine> {
  const dataFolder = await newDataFolder();
  const env = {
    DATABASE_URL: shop.connectionString,
    AUTH_SECRET: testAuthSecret,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    ...further,
  };
  return Object.assign(await openShop(dataFolder, { env }), { dataFolder });
}

test('two machines with one database and one bucket are one shop', async () => {
  const token = await shop.logInAs(await makeAdmin(store));
  const machines = await Promise.all([openMachine(), openMachine()]);

  await expectPagesInStep(machines);
  await expectTriesCountedTogether(machines);
  await expectPieceByPiece(machines);
  await expectPictureOnBoth(machines, token);
  await expectOneImport(machines, token);
  await expectPaymentAtEither(machines);
});

test('machines that find each other count tries together by themselves; one that may not says so', async () => {
  const token = await shop.logInAs(await makeAdmin(store));
  const limitsAt = async ({ port }: Machine) => {
    const { data } = await apiAt(port, token).health.get({});
    return data.find(({ check }) => check === 'limits');
  };
  const one = await openMachine({});
  expect(await limitsAt(one)).toEqual({ check: 'limits', level: 'ok', amount: 0 });
  const apart = await openMachine({ WEB_CONCURRENCY: '2', SHARED_LIMITS: 'off' });
  const other = await openMachine({});
  for (const { said } of [one, other]) {
    await expect.poll(() => said.complaint, { timeout: 40_000 }).toContain('are counted there from now on');
  }
  await expectTriesCountedTogether([one, other]);
  expect(await limitsAt(one)).toMatchObject({ level: 'ok' });
  expect(await limitsAt(apart)).toEqual({ check: 'limits', level: 'look', amount: 2 });
  await expect.poll(() => apart.said.complaint, { timeout: 40_000 }).toContain('and SHARED_LIMITS=off');
});

async function expectPagesInStep(machines: readonly Machine[]): Promise<void> {
  const product = await makeProduct(store, { price: 5_150 });
  const prices = () => Promise.all(machines.map(({ port }) => priceAt(port, product)));
  await expect.poll(prices).toEqual([5_150, 5_150]);

  await store.db.updateTable('products').set({ price: 6_260 }).where('id', '=', product.id).execute();

  await expect.poll(prices, withinASecond).toEqual([6_260, 6_260]);
}

async function expectTriesCountedTogether(machines: readonly Machine[]): Promise<void> {
  const { email } = await makeUser(store);
  const logIn = async (turn: number) => {
    const { status } = await fetch(
      `http://localhost:${machines[turn % 2]?.port}/api/user/login`,
      jsonRequest({ email, password: 'wrong' }),
    );
    return status;
  };
  // Sixteen at each machine: alone, neither would have reached its limit of thirty.
  await Promise.all(Array.from({ length: 32 }, (_, turn) => logIn(turn)));
  expect([await logIn(0), await logIn(1)]).toEqual([429, 429]);
}

/** 20 shoppers order at both machines: as many get the product as there are pieces, and each of those gets one mail. */
async function expectPieceByPiece(machines: readonly Machine[]): Promise<void> {
  const product = await makeProduct(store, { stock: 5 });
  const buyers = await Promise.all(
    Array.from({ length: 20 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
  );

  const answers = await Promise.all(
    buyers.map(({ order, token }, index) =>
      fetch(
        `http://localhost:${machines[index % 2]?.port}/api/order/cash-on-delivery`,
        jsonRequest(order, token),
      ),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(5).fill(201),
    ...Array(15).fill(409),
  ]);
  expect([await stockOf(store, product), await ledgerSum(store, product)]).toEqual([0, 0]);
  await expect
    .poll(() => Promise.all(machines.map(({ port }) => shownStock(port, product))), withinASecond)
    .toEqual([0, 0]);
  const recipients = () => Promise.all(machines.map(readRecipients)).then((found) => found.flat());
  // One mail to each buyer, and one notice to the owner for each order.
  await expect.poll(recipients, { timeout: 20_000 }).toHaveLength(10);
  await expect.poll(waitingMails, { timeout: 20_000 }).toBe(0);
  const mailed = await recipients();
  expect([mailed.length, new Set(mailed).size]).toEqual([10, 2]);
}

async function expectPictureOnBoth(machines: readonly Machine[], token: string): Promise<void> {
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a1435c' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const [one, other] = machines;
  const { data } = await apiAt(one?.port ?? 0, token).file.upload(form);
  const picture = await fetch(`http://localhost:${other?.port}${data.url.replace(/\d+\.webp$/, '160.webp')}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
}

/** The parts of an import arrive at both machines, and both look for imports to work on. */
async function expectOneImport(machines: readonly Machine[], token: string): Promise<void> {
  const apis = machines.map(({ port }) => apiAt(port, token));
  const [one, other] = apis;
  if (!one || !other) throw new Error('Two machines are needed.');
  const columns = 'Reference,Name (English),Description (English),Unit,Price FCFA,Quantity in stock';
  const rows = Array.from({ length: 300 }, (_, row) => `KIT-${row},Kit ${row},A kit,6 ml,2500,4`);
  const table = Buffer.from([columns, ...rows].join('\n'));
  const { data } = await one.catalogueFiles.start({
    fileName: 'kits.csv',
    sizeBytes: table.length,
    checksum: checksumOf(table),
  });
  const half = Math.floor(table.length / 2);
  const part = (from: number, to: number) =>
    partOf(data.id, from, new Blob([new Uint8Array(table.subarray(from, to))]));
  const { data: begun } = await one.catalogueFiles.sendPart(part(0, half));
  expect(begun.received).toBe(half);
  await other.catalogueFiles.sendPart(part(half, table.length));
  const state = async () => (await one.catalogueFiles.getImport({ id: data.id })).data;
  await expect.poll(state, { timeout: 30_000 }).toMatchObject({ state: 'checked', faultyCount: 0 });

  await other.catalogueFiles.apply({ id: data.id });

  await expect
    .poll(state, { timeout: 30_000 })
    .toMatchObject({ state: 'done', createdCount: 300, updatedCount: 0 });
  const { products, pieces } = await store.db
    .selectFrom('products')
    .select((row) => [row.fn.countAll<number>().as('products'), row.fn.sum<number>('stock').as('pieces')])
    .where('reference', 'like', 'KIT-%')
    .executeTakeFirstOrThrow();
  expect({ products, pieces }).toEqual({ products: 300, pieces: 1_200 });
}

/** A payment starts at one machine and is made on the sandbox's page at the other. */
async function expectPaymentAtEither([one, other]: readonly Machine[]): Promise<void> {
  const { order, token } = await makeOnlineShopper(shop);
  const begun = await apiAt(one?.port ?? 0, token).order.checkout({ ...order, provider: 'card' });
  const pressed = await fetch(`http://localhost:${other?.port}${begun.url}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'pay' }),
  });
  expect(pressed.status).toBe(303);
  expect(await readOrder(store, begun.data.orderId)).toMatchObject({ paymentStatus: 'Paid' });
}

async function priceAt(port: number, { id, name }: { id: string; name: string }): Promise<number> {
  const page = await fetch(`http://localhost:${port}${productPath({ _id: id, name })}`);
  return shownPrice(await page.text());
}

async function shownStock(port: number, { id }: { id: string }): Promise<number> {
  return (await apiAt(port).product.getDetails({ productId: id })).data.stock;
}

function jsonRequest(body: object, token?: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}

/** The recipients of the mails that a machine has sent; without a mail server, mails are files. */
async function readRecipients({ dataFolder }: Machine): Promise<string[]> {
  const outbox = join(dataFolder, 'outbox');
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.flatMap((mail) => /^To: (.+)$/m.exec(mail)?.[1] ?? []);
}

async function waitingMails(): Promise<number> {
  const { waiting } = await store.db
    .selectFrom('mailOutbox')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
