import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from '#adapters/table-files/read-xlsx.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { moneyTables } from '#shared/money-movements.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false });
const shop = await testShop({ overrides: { payments: [card, momo] } });
const { call, app, store, clock } = shop;
const { list, export: take } = endpoints.money;
const solange = await makeAdmin(store);
let options = { token: await shop.logInAs(solange) };
const first = shopDayOf(clock.now());
let second = '';
const order = { card: '', momo: '', cash: '' };

async function placed(provider: 'card' | 'mtn_momo'): Promise<string> {
  const product = await makeProduct(store, { price: 1_000 });
  const { order: body, token } = await makeBuyer(shop, [{ product, quantity: 2 }]);
  const answer = await call(
    endpoints.order.checkout,
    { ...body, provider, payer_phone: '677001122' },
    { token },
  );
  const charge = [...card.charges, ...momo.charges].find(
    (begun) => begun.orderId === answer.body.data.orderId,
  );
  if (charge) await settlePayment(store, charge.attemptId, paid(charge));
  return answer.body.data.orderId;
}

beforeAll(async () => {
  order.card = await placed('card');
  clock.advance({ days: 1 });
  second = shopDayOf(clock.now());
  options = { token: await shop.logInAs(solange) };
  order.momo = await placed('mtn_momo');
  await call(endpoints.orderDesk.move, { orders: [order.momo], to: 'Cancelled' }, options);
  const product = await makeProduct(store, { price: 5_000 });
  const cash = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Out for delivery' });
  order.cash = cash.id;
  await call(endpoints.cash.collect, { _id: cash.id, due: 5_000, amount: 5_000, note: '=1+1' }, options);
});

describe('the list of all money', () => {
  test('has payments, cash and what is still to be given back, the last first, with sums', async () => {
    const { body } = await call(list, {}, options);
    expect(body.data.map(({ kind, place, amount, orderId }) => [kind, place, amount, orderId])).toEqual([
      ['in', 'cash', 5_000, order.cash],
      ['owed', 'mtn_momo', 2_000, order.momo],
      ['in', 'mtn_momo', 2_000, order.momo],
      ['in', 'stripe', 2_000, order.card],
    ]);
    expect(body.sums).toEqual({ came: 9_000, givenBack: 0, takenBack: 0, fees: 0, owed: 2_000 });
  });

  test.each([
    ['a provider', { place: 'stripe' }, 1],
    ['a kind', { kind: 'owed' }, 1],
    ['days in Douala', { from: first, to: first }, 1],
    ['a provider’s number', { search: 'tx_' }, 2],
  ])('is narrowed by %s', async (_, filter, count) => {
    const { body } = await call(list, filter, options);
    expect(body.data).toHaveLength(count);
  });

  test('is narrowed by an order’s number, and says so in the sums', async () => {
    const { orderNumber } = await store.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('id', '=', order.card)
      .executeTakeFirstOrThrow();
    const { body } = await call(list, { search: orderNumber.toLowerCase() }, options);
    expect(body.data).toMatchObject([{ orderId: order.card, orderNumber }]);
    expect(body.sums).toEqual({ came: 2_000, givenBack: 0, takenBack: 0, fees: 0, owed: 0 });
  });

  test('goes on where a page ended, and refuses a page that was never given', async () => {
    const whole = (await call(list, {}, options)).body.data.map(({ key }) => key);
    const keys: string[] = [];
    let after: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof call<typeof list>>> = await call(
        list,
        { limit: 1, ...(after === null ? {} : { after }) },
        options,
      );
      keys.push(...body.data.map(({ key }) => key));
      after = body.next;
    } while (after !== null);
    expect(keys).toEqual(whole);
    expect((await call(list, { after: "1'; drop" }, options)).status).toBe(422);
  });
});

describe('a table for the accountant', () => {
  function taken(input: object, language: 'en' | 'fr' = 'en') {
    const [method, url] = take.split(' ');
    if (method !== 'POST' || url === undefined) throw new Error('The table is asked for by POST.');
    return app.inject({
      ...{ method, url, payload: { from: first, to: second, ...input } },
      headers: { authorization: `Bearer ${options.token}`, 'accept-language': language },
    });
  }

  async function csvOf(input: object, language?: 'en' | 'fr'): Promise<string[]> {
    const { payload } = await taken({ format: 'csv', ...input }, language);
    return payload.replace('\ufeff', '').trim().split('\r\n');
  }

  test('of payments has a line for each, the oldest first', async () => {
    const [titles, ...lines] = await csvOf({ table: 'payments' });
    expect(titles).toBe(
      'Day,Time,Order number,Through,Number at the provider,Came in (FCFA),Provider’s fees (FCFA),Carried by,Remark,Entered by',
    );
    expect(lines.map((line) => line.split(',')[5])).toEqual(['2000', '2000', '5000']);
    expect(lines[0]?.startsWith(`${first},`)).toBe(true);
  });

  test('of refunds says what is still to be given back', async () => {
    const [, line = '', ...rest] = await csvOf({ table: 'refunds' });
    expect(rest).toEqual([]);
    expect(line.split(',').slice(5, 8)).toEqual(['', '', '2000']);
  });

  test('of cash writes no formula of anyone’s note', async () => {
    const [, line = ''] = await csvOf({ table: 'cash' });
    expect(line).toContain("'=1+1");
  });

  test('of orders has French titles, states and separators for a French page', async () => {
    const [titles = '', ...lines] = await csvOf({ table: 'orders', from: second }, 'fr');
    expect(titles.split(';').slice(0, 5)).toEqual([
      ...['Date', 'Numéro de commande', 'Nom du client'],
      ...['Ville de livraison', 'État de la commande'],
    ]);
    expect(lines.map((line) => line.split(';')[4]).toSorted()).toEqual(['Annulée', 'Livrée']);
  });

  test('of orders leads from the prices to the total', async () => {
    const product = await makeProduct(store, { price: 9_990, discount: 15 });
    await makeOrder(store, [{ product, quantity: 2 }]);
    const rows: Record<string, string>[] = parse((await csvOf({ table: 'orders' })).join('\n'), {
      columns: true,
    });
    const row = rows.find((one) => one['Before discount (FCFA)'] === '19980');
    const sums = ['Before discount', 'Product discounts', 'Reduction', 'Delivery', 'Order total'];
    const [before = 0, products = 0, code = 0, delivery = 0, total = 0] = sums.map((title) =>
      Number(row?.[`${title} (FCFA)`]),
    );
    expect(products).toBeGreaterThan(0);
    expect(before - products - code + delivery).toBe(total);
  });

  test('of orders has the cash that was taken beside a test payment, which is no sale', async () => {
    const product = await makeProduct(store, { price: 3_000 });
    const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Out for delivery' });
    await store.db.updateTable('orders').set({ isPaymentSimulated: true }).where('id', '=', id).execute();
    await call(endpoints.cash.collect, { _id: id, due: 3_000, amount: 2_000, note: 'Part of it' }, options);
    const rows: Record<string, string>[] = parse((await csvOf({ table: 'orders' })).join('\n'), {
      columns: true,
    });
    const row = rows.find((one) => one['Order total (FCFA)'] === '3000');
    expect(row).toMatchObject({ 'Came in (FCFA)': '2000', 'Sale (FCFA)': '0' });
  });

  test.each(moneyTables)(
    'of %s is a workbook where no format is named, with the same cells',
    async (table) => {
      const { headers, rawPayload } = await taken({ table });
      expect(headers['content-disposition']).toMatch(/\.xlsx"/);
      const file = join(await mkdtemp(join(tmpdir(), 'money-')), `${table}.xlsx`);
      await writeFile(file, rawPayload);
      // Empty cells at the end of a row may be left out.
      const lineOf = (cells: readonly string[]) => cells.join('\t').trimEnd();
      const rows: string[] = [];
      for await (const { cells } of readXlsx(file)) rows.push(lineOf(cells));
      const csv: string[][] = parse((await csvOf({ table })).join('\n'));
      expect(rows).toEqual(csv.map(lineOf));
      expect(rows.length).toBeGreaterThan(1);
      await rm(dirname(file), { recursive: true });
    },
  );

  test.each(moneyTables)('of %s has a name in plain letters on a French page too', async (table) => {
    const { statusCode, headers } = await taken({ table }, 'fr');
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.xlsx"$/),
    ]);
  });

  test('of days without anything has only titles', async () => {
    expect(await csvOf({ table: 'orders', from: '2020-01-01', to: '2020-01-31' })).toHaveLength(1);
  });

  test('leaves who took which days in the audit log', async () => {
    const { body } = await call(endpoints.audit.list, { kind: 'money' }, options);
    expect(body.data[0]).toMatchObject({ action: 'exported', changes: [{ field: 'period' }] });
  });

  test('needs both days', async () => {
    const { status, body } = await call(take, { table: 'cash', from: first }, options);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['to']]);
  });
});
