import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { app, call, store, clock, logInAs } = await testShop();
const { list, saveNote } = endpoints.customer;
const asOwner = async () => ({ token: await logInAs(await makeAdmin(store)) });

test('a note and tags are kept, found by, and not overwritten by who has not seen them', async () => {
  const { id } = await makeUser(store, { name: 'Odile Mbarga' });
  const owner = await asOwner();
  const first = {
    id,
    note: 'Lives behind the market',
    tags: ['loyal', 'loyal', 'Bonamoussadi'],
    shown: null,
  };
  const saved = await call(saveNote, first, owner);
  expect(saved.status, saved.body.message).toBe(200);
  expect(saved.body.data).toMatchObject({ note: first.note, tags: ['loyal', 'Bonamoussadi'] });
  // The same request again, as after a lost answer.
  expect((await call(saveNote, first, owner)).status).toBe(200);
  clock.advance({ minutes: 1 });
  const late = await call(saveNote, { ...first, note: 'Something else' }, owner);
  expect([late.status, late.body.code]).toEqual([409, 'CUSTOMER_NOTE_CHANGED']);
  const next = { ...first, note: '', tags: ['loyal'], shown: saved.body.data.notedAt };
  expect((await call(saveNote, next, owner)).body.data).toMatchObject({ note: '', tags: ['loyal'] });
  const found = await call(list, { search: 'LOYAL odile' }, owner);
  expect(found.body.data.map((row) => row.id)).toEqual([id]);
  const entries = await store.db
    .selectFrom('auditEntries')
    .select(['action', 'kind', 'changes'])
    .where('subjectId', '=', id)
    .execute();
  expect(entries).toEqual([
    { action: 'noted', kind: 'customer', changes: [] },
    { action: 'noted', kind: 'customer', changes: [] },
  ]);
});

test('the row says how many parcels were refused, and is found by any phone of the orders', async () => {
  const product = await makeProduct(store, { stock: 9 });
  const { id } = await makeUser(store, { mobile: '' });
  await makeOrder(store, [{ product, quantity: 1 }], { userId: id, status: 'Refused' });
  await makeOrder(store, [{ product, quantity: 1 }], { userId: id, status: 'Delivered' });
  await store.db
    .updateTable('orders')
    .set({ phone: '+237691223344' })
    .where('userId', '=', id)
    .where('status', '=', 'Refused')
    .execute();
  for (const search of ['6 91 22 33 44', '00237 691-22-33-44', '(+237) 691223344']) {
    const { body } = await call(list, { search }, await asOwner());
    expect([search, body.data]).toMatchObject([search, [{ id, orderCount: 2, refusedCount: 1 }]]);
  }
});

test('the person gets it with the copy of the data, and it goes with the account', async () => {
  const person = await makeUser(store);
  await call(saveNote, { id: person.id, note: 'Zqnote', tags: ['zqtag'], shown: null }, await asOwner());
  const token = await logInAs(person);
  const copy = await app.inject({
    ...{ method: 'GET', url: '/api/personal-data/export', headers: { authorization: `Bearer ${token}` } },
  });
  expect(JSON.parse(copy.payload).account.noteOfTheShop).toMatchObject({ note: 'Zqnote', tags: ['zqtag'] });
  const gone = await call(endpoints.personalData.deleteAccount, { password: TEST_PASSWORD }, { token });
  expect(gone.status, gone.body.message).toBe(200);
  expect(
    await store.db.selectFrom('customerNotes').select('note').where('userId', '=', person.id).execute(),
  ).toEqual([]);
});

test('is for those who work with orders', async () => {
  const { id } = await makeUser(store);
  const input = { id, note: 'x', tags: [], shown: null };
  expect((await call(saveNote, input)).status).toBe(401);
  expect((await call(saveNote, input, { token: await logInAs(await makeUser(store)) })).status).toBe(403);
});
