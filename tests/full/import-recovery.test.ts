import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { apiAt, askDatabaseAt, newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { checksumOf, partOf, sendFile } from '#tests/support/send-file.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 300_000 });

const PRODUCTS = 10_000;
const admin = { email: 'solange@example.com', password: 'une-boutique-a-douala' };

test('ten thousand rows, with a kill -9 while they are written, are all there once, and their export changes nothing', async () => {
  const { connectionString } = await testDatabase();
  const ask = (statement: string) => askDatabaseAt(connectionString, statement);
  const folder = await newDataFolder();
  const open = () =>
    openShop(folder, {
      env: { DATABASE_URL: connectionString, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });

  const killed = await open();
  const before = await logIn(killed.port);
  const id = await sendFile(before, new Blob([tableOf(PRODUCTS)]), 'products.csv');
  await reach(before, id, ({ state }) => state === 'checked');
  expect(await ask('select count(*)::int as products from products')).toEqual([{ products: 0 }]);
  await before.catalogueFiles.apply({ id });
  await reach(before, id, ({ position }) => position > PRODUCTS / 10);
  process.kill(killed.processId, 'SIGKILL');
  await killed.ended;
  expect(await ask(`select count(*) between 1 and ${PRODUCTS - 1} as "isCutOff" from products`)).toEqual([
    { isCutOff: true },
  ]);

  const shop = await open();
  const api = await logIn(shop.port);
  const applied = await reach(api, id, ({ state }) => state === 'done');
  expect(applied).toMatchObject({ createdCount: PRODUCTS, updatedCount: 0, faultyCount: 0 });
  const catalogue = `select count(*)::int as products, count(distinct reference)::int as refs, sum(version)::int as versions,
    sum(stock)::int as stock, (select sum(change)::int from stock_movements) as ledger,
    (select count(*)::int from stock_movements) as movements from products`;
  const whole = await ask(catalogue);
  expect(whole).toMatchObject([
    { products: PRODUCTS, refs: PRODUCTS, stock: 3 * PRODUCTS, ledger: 3 * PRODUCTS },
  ]);

  const { content } = await api.catalogueFiles.export({ format: 'csv', drafts: true });
  const sentBack = await sendFile(api, content, 'export.csv');
  await reach(api, sentBack, ({ state }) => state === 'checked');
  await api.catalogueFiles.apply({ id: sentBack });
  const result = await reach(api, sentBack, ({ state }) => state === 'done');
  expect(result).toMatchObject({
    rowCount: PRODUCTS,
    unchangedCount: PRODUCTS,
    createdCount: 0,
    updatedCount: 0,
  });
  expect(await ask(catalogue)).toEqual(whole);
});

test('a file of which half a part had come when the shop was killed goes on at that byte', async () => {
  const folder = await newDataFolder();
  const { connectionString } = await testDatabase();
  const env = { DATABASE_URL: connectionString, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const table = new Blob([tableOf(2_000, 'It stays for hours. '.repeat(30))]);
  const checksum = checksumOf(Buffer.from(await table.arrayBuffer()));
  const announced = { fileName: 'products.csv', sizeBytes: table.size, checksum };
  const half = Math.floor(table.size / 2);

  const killed = await openShop(folder, { env });
  const { accesstoken } = (await apiAt(killed.port).user.login(admin)).data;
  const before = apiAt(killed.port, accesstoken);
  const { id } = (await before.catalogueFiles.start(announced)).data;
  const sending = sendHalf(killed.port, accesstoken, partOf(id, 0, table), half);
  const there = await reach(before, id, ({ received }) => received > half / 2);
  expect(there.state).toBe('receiving');
  process.kill(killed.processId, 'SIGKILL');
  await killed.ended;
  await sending;

  const shop = await openShop(folder, { env });
  const api = await logIn(shop.port);
  const known = (await api.catalogueFiles.start(announced)).data;
  expect(known).toMatchObject({ id, state: 'receiving' });
  expect(known.received).toBeGreaterThanOrEqual(there.received);
  expect(known.received).toBeLessThan(table.size);
  await api.catalogueFiles.sendPart(partOf(id, known.received, table.slice(known.received)));
  const checked = await reach(api, id, ({ state }) => state === 'checked');
  expect(checked).toMatchObject({ rowCount: 2_000, createdCount: 2_000, faultyCount: 0 });
});

/** Sends the first bytes of a form and no more; resolves when its connection ends. */
async function sendHalf(port: number, token: string, form: FormData, bytes: number): Promise<void> {
  const { headers, body } = new Response(form);
  const content = Buffer.from(await new Response(body).arrayBuffer());
  const sending = request(`http://localhost:${port}/api/exchange/send-part`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': headers.get('content-type') ?? '',
      'content-length': content.length,
    },
  });
  const isCut = new Promise<void>((resolve) => {
    sending.once('error', () => resolve());
  });
  sending.write(content.subarray(0, bytes));
  await isCut;
}

async function logIn(port: number) {
  const { accesstoken } = (await apiAt(port).user.login(admin)).data;
  return apiAt(port, accesstoken);
}

function tableOf(rows: number, description = 'A gloss that stays'): string {
  const lines = ['Reference,Name (English),Description (English),Unit,Price FCFA,Quantity in stock'];
  for (let row = 1; row <= rows; row += 1) {
    lines.push(`GLOSS-${row},Gloss number ${row},${description},6 ml,${1000 + row},3`);
  }
  return lines.join('\r\n');
}

type Progress = Awaited<ReturnType<ReturnType<typeof apiAt>['catalogueFiles']['getImport']>>['data'];

/** Polls an import until it is as wanted, for two minutes at most; an import that has failed never will be. */
function reach(
  api: ReturnType<typeof apiAt>,
  id: string,
  isReached: (progress: Progress) => boolean,
): Promise<Progress> {
  return vi.waitFor(
    async () => {
      const { data } = await api.catalogueFiles.getImport({ id });
      if (!isReached(data))
        throw new Error(`The import is ${data.state}, at row ${data.position}: ${data.failure}`);
      return data;
    },
    { timeout: 120_000, interval: 100 },
  );
}
