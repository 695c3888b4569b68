import { writeXlsxStream } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { shortReference } from '#core/payments/short-reference.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false });
const shop = await testShop({ overrides: { payments: [card, momo] } });
const { call, store, clock } = shop;
clock.goToNoon();
const solange = await makeAdmin(store);
const options = { token: await shop.logInAs(solange) };

type Paid = { orderId: string; attemptId: string; number: string };

async function attemptOf(provider: 'card' | 'mtn_momo', isPaid = true): Promise<Paid> {
  const product = await makeProduct(store, { price: 1_000 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 2 }]);
  const payer = { provider, payer_phone: `6770${Math.floor(10_000 + Math.random() * 89_999)}` };
  const { body } = await call(endpoints.order.checkout, { ...order, ...payer }, { token });
  const { orderId } = body.data;
  const charge = [...card.charges, ...momo.charges].find((begun) => begun.orderId === orderId);
  if (!charge) throw new Error('Nothing was charged');
  if (isPaid) await settlePayment(store, charge.attemptId, paid(charge));
  const { transactionId } = await store.db
    .selectFrom('paymentAttempts')
    .select('transactionId')
    .where('id', '=', charge.attemptId)
    .executeTakeFirstOrThrow();
  return { orderId, attemptId: charge.attemptId, number: transactionId ?? '' };
}

const columns = { date: 'Date', reference: 'Id', amount: 'Amount', fee: 'Fee', status: 'Status' };
const stamp = (minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000 + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

async function upload(provider: 'stripe' | 'mtn_momo', rows: string[], said: Record<string, string> = {}) {
  const bytes = Buffer.from(rows.join('\n'));
  const fields = { provider, fileName: 'releve.csv', ...said };
  return await shop.upload(endpoints.statements.upload, { field: 'file', bytes, fields }, options);
}

async function compare(id: number, result: string) {
  const { body } = await call(endpoints.statements.compare, { id, result }, options);
  return body;
}

const statement: string[] = [];
const known: Record<string, Paid> = {};
let id = 0;

beforeAll(async () => {
  known.same = await attemptOf('mtn_momo');
  known.short = await attemptOf('mtn_momo');
  known.late = await attemptOf('mtn_momo', false);
  known.unstated = await attemptOf('mtn_momo');
  statement.push(
    'Date,Id,Status,Amount,Fee',
    `${stamp(-30)},1111111,Successful,500,5`,
    `${stamp(0)},${known.same.number},Successful,"2,000.00",20`,
    `${stamp(0)},${known.short.number},Successful,1 500,15`,
    `${stamp(1)},${shortReference(known.late.attemptId)},Successful,2000,20`,
    `${stamp(2)},2222222,Failed,9000,0`,
    `${stamp(30)},3333333,Successful,-700,0`,
  );
});

describe('a statement of a provider', () => {
  test('asks what its columns hold, with a guess, and enters nothing meanwhile', async () => {
    const { body } = await upload('mtn_momo', statement);
    expect(body.data).toMatchObject({
      titles: ['Date', 'Id', 'Status', 'Amount', 'Fee'],
      suggestion: columns,
    });
    expect(await store.db.selectFrom('statementLines').selectAll().execute()).toEqual([]);
  });

  test('has lines that agree, that differ, that the shop does not know, and payments it leaves out', async () => {
    const { body } = await upload('mtn_momo', statement, columns);
    if (!('statementId' in body.data)) throw new Error('The columns were said.');
    expect(body.data.newLines).toBe(5);
    id = body.data.statementId;
    expect((await compare(id, 'matched')).data).toMatchObject([
      { orderId: known.same?.orderId, stated: 2_000 },
    ]);
    expect((await compare(id, 'differs')).data).toMatchObject([
      { orderId: known.short?.orderId, stated: 1_500, known: 2_000 },
    ]);
    expect((await compare(id, 'missing_here')).data).toMatchObject([
      { reference: '1111111', stated: 500, known: null, orderId: null },
      { orderId: known.late?.orderId, stated: 2_000, known: null },
      { reference: '3333333', kind: 'refund', stated: 700 },
    ]);
    const there = await compare(id, 'missing_there');
    expect(there.data).toMatchObject([{ orderId: known.unstated?.orderId, stated: null, known: 2_000 }]);
    expect(there.statement).toMatchObject({ provider: 'mtn_momo', skippedCount: 1, actorName: solange.name });
  });

  test('moves no money but its fees, which are in the list and in the overview and in no order', async () => {
    expect(await getOrderMoney(store.db, known.short?.orderId ?? '')).toMatchObject({ came: 2_000 });
    const { body } = await call(endpoints.money.list, { kind: 'fee' }, options);
    expect(body.data.map(({ amount, place }) => [amount, place]).toSorted()).toEqual([
      [15, 'mtn_momo'],
      [20, 'mtn_momo'],
      [20, 'mtn_momo'],
      [5, 'mtn_momo'],
    ]);
    expect(body.sums).toMatchObject({ came: 0, fees: 60 });
    const whole = (await call(endpoints.money.list, {}, options)).body;
    const feeOf = (of: Paid | undefined) =>
      whole.data.find(({ kind, orderId }) => kind === 'in' && orderId === of?.orderId)?.fee;
    expect([feeOf(known.same), feeOf(known.short), feeOf(known.unstated)]).toEqual([20, 15, null]);
    expect(whole.sums).toMatchObject({ fees: 60 });
    const { body: overview } = await call(endpoints.overview.get, {}, options);
    expect(overview.data.money).toMatchObject({ came: 6_000, kept: 6_000, fees: 60 });
  });

  test('changes nothing the second time, nor where another file has the same days, and is read as the last one was', async () => {
    const again = await upload('mtn_momo', statement);
    expect(again.body.data).toEqual({ statementId: id, newLines: 0 });
    const longer = await upload('mtn_momo', [...statement, `${stamp(40)},4444444,Successful,100,1`]);
    expect(longer.body.data).toMatchObject({ newLines: 1 });
    const listed = await call(endpoints.statements.list, {}, options);
    expect(listed.body.data.map((statement) => statement.id)).toEqual([expect.any(Number), id]);
    const { body } = await call(endpoints.money.list, { kind: 'fee' }, options);
    expect(body.sums.fees).toBe(61);
  });

  test('is read from a spreadsheet as well, with cells that are moments and numbers', async () => {
    async function* rows() {
      yield ['Date', 'Id', 'Status', 'Amount', 'Fee'];
      yield [new Date('2026-10-05T09:30:00Z'), '5555555', 'Successful', 12_500, 125];
      yield [new Date('2026-10-05T10:00:00Z'), '6666666', 'Failed', 900, 0];
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeXlsxStream(rows(), { name: 'Relevé' })) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const fields = { provider: 'mtn_momo', fileName: 'releve.xlsx' };
    const { body } = await shop.upload(
      endpoints.statements.upload,
      { field: 'file', bytes, fields },
      options,
    );
    if (!('statementId' in body.data)) throw new Error('The columns are known.');
    const { data, statement: read } = await compare(body.data.statementId, 'missing_here');
    expect(data).toMatchObject([{ reference: '5555555', stated: 12_500, fee: 125 }]);
    // The cell has Douala's time, as the owner reads it.
    expect(data[0]?.at).toBe('2026-10-05T08:30:00.000Z');
    expect(read.skippedCount).toBe(1);
  });

  test('keeps what was found out about a line', async () => {
    const [line] = (await compare(id, 'missing_here')).data;
    const note = 'Paid by a wholesaler, outside of the shop';
    await call(endpoints.statements.lookAt, { lineId: line?.lineId ?? 0, note }, options);
    const after = await compare(id, 'missing_here');
    expect(after.data[0]).toMatchObject({ lookNote: note });
    expect(after.sums.find(({ result }) => result === 'missing_here')).toMatchObject({ count: 3, open: 2 });
  });

  test('of Stripe is read by its own titles, also where the balance is in euros', async () => {
    const { number, orderId } = await attemptOf('card');
    const { body } = await upload('stripe', [
      'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,payment_intent_id,customer_facing_amount,customer_facing_currency',
      `txn_1,${stamp(-60)},eur,3.05,0.30,2.75,charge,${number},2000,xaf`,
      `txn_2,${stamp(-60)},xaf,-120,0,-120,fee,,,`,
      `txn_3,${stamp(-60)},xaf,-5000,0,-5000,payout,,,`,
    ]);
    if (!('statementId' in body.data)) throw new Error('Its titles say what the columns hold.');
    expect((await compare(body.data.statementId, 'matched')).data).toMatchObject([
      { orderId, stated: 2_000, fee: 197 },
    ]);
    const others = (await compare(body.data.statementId, 'other')).data;
    expect(others.map(({ kind, fee }) => [kind, fee])).toEqual([
      ['fee', 120],
      ['other', 0],
    ]);
  });

  test.each([
    ['without a byte', [], 'FILE_MISSING'],
    ['without a line', ['Date,Id,Status,Amount,Fee'], 'STATEMENT_EMPTY'],
    ['without a day', ['Date,Id,Status,Amount,Fee', 'x,1,,5,0'], 'STATEMENT_EMPTY'],
    ['that is no table', ['\u00d0'], 'STATEMENT_UNREADABLE'],
  ])('%s is refused', async (_, rows, code) => {
    if (code === 'STATEMENT_UNREADABLE') rows = ['PK\u0003\u0004 no table'];
    expect((await upload('mtn_momo', rows, columns)).body).toMatchObject({ code });
  });

  test('with more rows than are read is refused with how many are allowed and what to do, as is an old Excel file', async () => {
    const refusalOf = async (bytes: Buffer) => {
      const fields = { provider: 'mtn_momo', fileName: 'releve.csv', ...columns };
      const file = { field: 'file', bytes, fields };
      const french = { ...options, language: 'fr' } as const;
      const { status, body } = await shop.upload(endpoints.statements.upload, file, french);
      return [status, body.code, body.message];
    };
    const rows = Array.from({ length: importLimits.rows + 1 }, (_, index) => `2026-11-02,${index},,5,0`);
    expect(await refusalOf(Buffer.from(['Date,Id,Status,Amount,Fee', ...rows].join('\n')))).toEqual([
      ...[422, 'STATEMENT_UNREADABLE'],
      'Le fichier a plus de lignes que la limite de 50\u202f000. Partagez-le en plusieurs fichiers.',
    ]);
    const [, , old] = await refusalOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect(old).toContain('Excel ancien');
    const [, , broken] = await refusalOf(Buffer.from('PK\u0003\u0004 no table'));
    expect(broken).toContain('ne se lit pas comme un tableau');
  });
});
