import { beforeEach, describe, expect, test } from 'vitest';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, makeOnlineShopper } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { app, call, store, clock } = shop;
clock.goToNoon();
const noon = clock.now().getTime();
const solange = await makeAdmin(store);
const options = { token: await shop.logInAs(solange) };
const clerk = { token: await shop.logInAs(await makeUser(store, { role: 'ORDERS' })) };

const columns = { date: 'Date (UTC)', reference: 'Id', amount: 'Amount', fee: 'Fee' };
const atMinute = (minute: number) => new Date(noon + minute * 60_000).toISOString();
const rowOf = (reference: string, minute: number) => `${atMinute(minute)},${reference},2000,25`;

async function upload(provider: string, titles: string, rows: string[], said: Record<string, string> = {}) {
  const bytes = Buffer.from([titles, ...rows].join('\n'));
  const fields = { provider, fileName: 'orange.csv', ...said };
  const { body } = await shop.upload(endpoints.statements.upload, { field: 'file', bytes, fields }, options);
  if (!('statementId' in body.data)) throw new Error('The columns were said.');
  return body.data;
}

const send = (...rows: string[]) => upload('mtn_momo', Object.values(columns).join(','), rows, columns);
const takeBack = (id: number) => call(endpoints.statements.takeBack, { id }, options);

async function aboutTakingBack(id: number) {
  return (await call(endpoints.statements.compare, { id }, options)).body.takeBack;
}

async function lineIdsOf(id: number) {
  const { body } = await call(endpoints.statements.compare, { id, result: 'missing_here' }, options);
  return body.data.map(({ lineId }) => lineId ?? 0);
}

/** What follows from statements: the movements, the sums of money and of the overview, and what waits for a person. */
async function books() {
  const { body: money } = await call(endpoints.money.list, {}, options);
  const { body: overview } = await call(endpoints.overview.get, {}, options);
  const { body: attention } = await call(endpoints.attention.list, {}, options);
  const today = shopDayOf(clock.now());
  const asked = { table: 'payments', format: 'csv', from: today, to: today };
  const { method, path } = methodAndPath(endpoints.money.export);
  const headers = { authorization: `Bearer ${options.token}` };
  const table = await app.inject({ method, url: path, headers, payload: asked });
  if (table.statusCode !== 200) throw new Error(table.body);
  return {
    movements: money.data,
    sums: money.sums,
    overview: overview.data.money,
    openLines: attention.openLines,
    table: table.body,
  };
}

describe('a statement that was sent wrongly', () => {
  beforeEach(async () => {
    await store.db.deleteFrom('statements').execute();
  });

  test('is taken back with its lines and their fees: money, overview and tables are as before', async () => {
    await send(rowOf('before', 0));
    const before = await books();
    const { statementId: id } = await send(rowOf('wrong-1', 1), rowOf('wrong-2', 2));
    expect((await books()).sums.fees).toBe(75);
    expect(await aboutTakingBack(id)).toEqual({ lines: 2, isShared: false });
    expect(await takeBack(id)).toMatchObject({ status: 200, body: { message: 'Statement taken back' } });
    expect(await books()).toEqual(before);
    const { body } = await call(endpoints.statements.list, {}, options);
    expect(body.data.map((statement) => statement.id)).not.toContain(id);
    const { body: log } = await call(endpoints.audit.list, { actor: solange.id }, options);
    expect(log.data.find(({ action }) => action === 'deleted')).toMatchObject({
      ...{ kind: 'money', subjectId: String(id), subjectName: 'orange.csv' },
      changes: [{ field: 'statementLines', before: 2, after: null }],
    });
  });

  test('is entered anew when it is sent again', async () => {
    const rows = [rowOf('again-1', 1), rowOf('again-2', 2)];
    await takeBack((await send(...rows)).statementId);
    expect(await send(...rows)).toMatchObject({ newLines: 2 });
  });

  test('leaves the lines that an earlier statement has brought, and says where days are shared', async () => {
    const { statementId: first } = await send(rowOf('shared', 1), rowOf('first', 2));
    const { statementId: second } = await send(rowOf('shared', 1), rowOf('second', 3));
    expect(await aboutTakingBack(second)).toEqual({ lines: 1, isShared: true });
    await takeBack(second);
    const { body } = await call(endpoints.statements.compare, { id: first }, options);
    expect(body.data.map(({ reference }) => reference)).toEqual(['shared', 'first']);
    // The later file is sent again, and brings the lines that went with the earlier one.
    const again = [rowOf('shared', 1), rowOf('second', 3)];
    await send(...again);
    await takeBack(first);
    expect(await send(...again)).toMatchObject({ newLines: 1 });
  });

  test('stays once a line was noted or entered for an order, with a sentence that says so', async () => {
    const { statementId: id } = await send(rowOf('noted', 1), rowOf('booked', 2), rowOf('untouched', 3));
    const [noted = 0, booked = 0] = await lineIdsOf(id);
    await call(endpoints.statements.lookAt, { lineId: noted, note: 'A gift' }, options);
    const refused = await takeBack(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'STATEMENT_IN_USE']);
    expect(refused.body.message).toContain('1 of its lines was');
    const order = await makeOrder(store, [{ product: await makeProduct(store), quantity: 1 }]);
    const { orderNumber } = await store.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await call(endpoints.statements.bookLine, { lineId: booked, orderNumber, note: 'His' }, options);
    expect((await takeBack(id)).body.message).toContain('2 of its lines were');
    expect((await lineIdsOf(id)).length).toBeGreaterThan(0);
    expect((await books()).sums.fees).toBe(75);
  });

  test('stays where a bank’s loss was entered from it', async () => {
    const amina = await makeOnlineShopper(shop);
    await call(endpoints.order.checkout, { ...amina.order, provider: 'card' }, { token: amina.token });
    const charge = lastCharge(card);
    await settlePayment(store, charge.attemptId, paid(charge));
    const titles =
      'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id,payment_intent_id';
    const rows = [
      `txn_1,${atMinute(1)},xaf,-6000,0,dispute,dp_${charge.attemptId},tx_${charge.attemptId}`,
      `txn_2,${atMinute(2)},xaf,-500,0,payout,po_1,`,
    ];
    const { statementId: id } = await upload('stripe', titles, rows);
    expect((await takeBack(id)).body).toMatchObject({ code: 'STATEMENT_IN_USE' });
  });

  test('goes once: a second press and a second tab read that it is not there any more', async () => {
    const { statementId: id } = await send(rowOf('twice', 1));
    const answers = await Promise.all([takeBack(id), takeBack(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await takeBack(id)).body).toMatchObject({ code: 'STATEMENT_NOT_FOUND' });
  });

  test('either goes or has its line noted, where both are asked for at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { statementId: id } = await send(rowOf(`race-${round}`, round));
      const [lineId = 0] = await lineIdsOf(id);
      const [taken, noted] = await Promise.all([
        takeBack(id),
        call(endpoints.statements.lookAt, { lineId, note: 'A gift' }, options),
      ]);
      expect([`${taken.status} ${noted.status}`]).toEqual([expect.stringMatching(/^(200 404|409 200)$/)]);
    }
  });

  test('is taken back by managers and the owner only', async () => {
    const { statementId: id } = await send(rowOf('clerk', 1));
    expect((await call(endpoints.statements.takeBack, { id }, clerk)).status).toBe(403);
  });
});
