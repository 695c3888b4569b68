import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { sendFile } from '#tests/support/send-file.ts';
import { apiAt, askDatabaseAt, newDataFolder, openShop } from './launch-shop.ts';

// Real processes on whatever machine this is: the limit is for one that hangs.
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
  const _id = await sendFile(before, tableOf(PRODUCTS), 'products.csv');
  await reach(before, _id, ({ state }) => state === 'checked');
  expect(await ask('select count(*)::int as products from products')).toEqual([{ products: 0 }]);
  await before.exchange.apply({ _id });
  await reach(before, _id, ({ position }) => position > PRODUCTS / 10);
  process.kill(killed.processId, 'SIGKILL');
  await killed.ended;
  expect(await ask(`select count(*) between 1 and ${PRODUCTS - 1} as "isCutOff" from products`)).toEqual([
    { isCutOff: true },
  ]);

  const shop = await open();
  const api = await logIn(shop.port);
  const applied = await reach(api, _id, ({ state }) => state === 'done');
  expect(applied).toMatchObject({ created: PRODUCTS, updated: 0, faulty: 0 });
  const catalogue = `select count(*)::int as products, count(distinct reference)::int as refs, sum(version)::int as versions,
    sum(stock)::int as stock, (select sum(change)::int from stock_movements) as ledger,
    (select count(*)::int from stock_movements) as movements from products`;
  const whole = await ask(catalogue);
  expect(whole).toMatchObject([
    { products: PRODUCTS, refs: PRODUCTS, stock: 3 * PRODUCTS, ledger: 3 * PRODUCTS },
  ]);

  const { content } = await api.exchange.export({ format: 'csv', drafts: true });
  const sentBack = await sendFile(api, content, 'export.csv');
  await reach(api, sentBack, ({ state }) => state === 'checked');
  await api.exchange.apply({ _id: sentBack });
  const told = await reach(api, sentBack, ({ state }) => state === 'done');
  expect(told).toMatchObject({ rows: PRODUCTS, unchanged: PRODUCTS, created: 0, updated: 0 });
  expect(await ask(catalogue)).toEqual(whole);
});

async function logIn(port: number) {
  const { accesstoken } = (await apiAt(port).user.login(admin)).data;
  return apiAt(port, accesstoken);
}

function tableOf(rows: number): Blob {
  const lines = ['Reference,Name (English),Description (English),Unit,Price FCFA,Quantity in stock'];
  for (let row = 1; row <= rows; row += 1) {
    lines.push(`GLOSS-${row},Gloss number ${row},A gloss that stays,6 ml,${1000 + row},3`);
  }
  return new Blob([lines.join('\r\n')]);
}

type Progress = Awaited<ReturnType<ReturnType<typeof apiAt>['exchange']['getImport']>>['data'];

/** Looks at an import until it is as wanted; one that failed never will be. */
function reach(
  api: ReturnType<typeof apiAt>,
  id: string,
  isReached: (progress: Progress) => boolean,
): Promise<Progress> {
  return vi.waitFor(
    async () => {
      const { data } = await api.exchange.getImport({ _id: id });
      if (!isReached(data))
        throw new Error(`The import is ${data.state}, at row ${data.position}: ${data.failure}`);
      return data;
    },
    { timeout: 120_000, interval: 100 },
  );
}
