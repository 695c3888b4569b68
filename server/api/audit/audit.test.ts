import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { recordChange, recordChanges } from '#core/audit/record-change.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct, makeUser, TEST_IMAGE } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, logInAs, clock } = await testShop();
const { list } = endpoints.audit;

await makePicture(store, TEST_IMAGE);
const solange = await makeAdmin(store, { name: 'Solange' });
const bih = await makeAdmin(store, { name: 'Bih' });
const asSolange = { token: await logInAs(solange) };
const asBih = { token: await logInAs(bih) };

async function formOf(product: { name: string; categoryIds: string[]; subCategoryIds: string[] }) {
  return {
    name: product.name,
    image: [TEST_IMAGE],
    category: product.categoryIds.map((_id) => ({ _id })),
    subCategory: product.subCategoryIds.map((_id) => ({ _id })),
    unit: '3.5 g',
    stock: 10,
    price: 5000,
    discount: 0,
    description: 'A matte lipstick.',
    more_details: {},
  };
}

async function entries(wanted: object) {
  return (await call(list, wanted, asSolange)).body.data;
}

describe('POST /api/audit/list', () => {
  test('shows who changed which field of a product from what to what', async () => {
    const product = await makeProduct(store, { name: 'Wanda gloss' });
    const form = await formOf(product);
    const change = { ...form, _id: product.id, price: 6500, more_details: { Finish: 'Shiny' } };
    expect((await call(endpoints.product.updateDetails, change, asBih)).status).toBe(200);
    expect(await entries({ search: 'wanda' })).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        actorName: 'Bih',
        actorRole: 'OWNER',
        kind: 'product',
        action: 'changed',
        subjectId: product.id,
        subjectName: 'Wanda gloss',
        changes: [
          { field: 'price', before: 5000, after: 6500 },
          { field: 'details', before: null, after: ['Finish: Shiny'] },
        ],
        holds: null,
      },
    ]);
  });

  test('a form that is saved as it was, and one that is refused, leave nothing', async () => {
    const product = await makeProduct(store, { name: 'Quiet gloss' });
    const form = { ...(await formOf(product)), _id: product.id };
    expect((await call(endpoints.product.updateDetails, form, asBih)).status).toBe(200);
    const wrong = { ...form, price: 9000, category: [{ _id: 'nowhere' }] };
    expect((await call(endpoints.product.updateDetails, wrong, asBih)).status).toBe(422);
    expect(await entries({ search: 'quiet gloss' })).toEqual([]);
  });

  test('finds by earlier values, without accents or case', async () => {
    const product = await makeProduct(store, { name: 'Étoile', stock: 3 });
    const wanted = { productId: product.id, change: -2, cause: 'damaged', note: 'Cartons mouillés' };
    await call(endpoints.stock.adjust, wanted, asBih);
    const [found, ...others] = await entries({ search: 'ETOILE mouilles' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      kind: 'stock',
      changes: [
        { field: 'stock', before: 3, after: 1 },
        { field: 'cause', before: null, after: 'damaged' },
        { field: 'note', before: null, after: 'Cartons mouillés' },
      ],
    });
    expect(await entries({ search: '%' })).not.toEqual([]);
  });

  test('finds a product by its French name too, together with other words', async () => {
    const product = await makeProduct(store, { name: 'Night balm', nameFr: 'Crème de minuit', stock: 3 });
    const wanted = { productId: product.id, change: -2, cause: 'damaged', note: 'Cracked jar' };
    await call(endpoints.stock.adjust, wanted, asBih);
    expect(await entries({ search: 'CREME de minuit cracked' })).toMatchObject([
      { subjectName: 'Night balm' },
    ]);
    expect(await entries({ search: 'minuit elsewhere' })).toEqual([]);
  });

  test('finds a category by its French name as it is called now', async () => {
    const { id } = await makeCategory(store, { name: 'Hand care' });
    const form = { _id: id, name: 'Hand care', nameFr: 'Soins des mimines', image: TEST_IMAGE };
    expect((await call(endpoints.category.update, form, asBih)).status).toBe(200);
    const renamed = { ...form, nameFr: 'Soin des menottes' };
    await call(endpoints.category.update, renamed, asBih);
    const found = await entries({ search: 'menottes' });
    expect(found.map(({ subjectId }) => subjectId)).toEqual([id, id]);
  });

  test('keeps no name of a shopper: it is read from the shopper while there is one', async () => {
    const amina = await makeUser(store, { name: 'Amina Njoya' });
    await call(endpoints.customer.setBlocked, { id: amina.id, isBlocked: true }, asBih);
    expect(await entries({ kind: 'customer' })).toMatchObject([
      { subjectName: 'Amina Njoya', changes: [{ field: 'isBlocked', before: false, after: true }] },
    ]);
    await store.db.deleteFrom('users').where('id', '=', amina.id).execute();
    expect(await entries({ kind: 'customer' })).toMatchObject([{ subjectName: null }]);
  });

  test('shows which order was moved on, once however often the move is sent', async () => {
    const product = await makeProduct(store);
    const { id } = await makeOrder(store, [{ product, quantity: 1 }]);
    const move = { orders: [id], to: 'Confirmed' };
    for (const _ of [1, 2]) await call(endpoints.orderDesk.move, move, asBih);
    const moved = (await entries({ kind: 'order' })).filter(({ subjectId }) => subjectId === id);
    expect(moved).toMatchObject([
      { action: 'changed', changes: [{ field: 'orderStatus', before: 'Placed', after: 'Confirmed' }] },
    ]);
  });

  test('goes by person, kind and day of Douala, and page by page', async () => {
    const rosa = await makeAdmin(store, { name: 'Rosa' });
    const asRosa = { token: await logInAs(rosa) };
    const product = await makeProduct(store, { name: 'Day balm' });
    const received = { productId: product.id, change: 1, cause: 'received' };
    clock.set('2026-03-01T22:59:00Z');
    await call(endpoints.stock.adjust, received, asRosa);
    clock.set('2026-03-01T23:00:00Z');
    await call(endpoints.stock.adjust, received, asRosa);
    await call(endpoints.product.delete, { _id: product.id }, asRosa);

    const ofRosa = { actor: rosa.id };
    expect(await entries({ ...ofRosa, to: '2026-03-01' })).toHaveLength(1);
    expect(await entries({ ...ofRosa, from: '2026-03-02', kind: 'stock' })).toHaveLength(1);
    expect(await entries({ ...ofRosa, from: '2026-03-03' })).toEqual([]);

    const first = await call(list, { ...ofRosa, limit: 2 }, asSolange);
    expect(first.body.data.map(({ action }) => action)).toEqual(['deleted', 'changed']);
    const second = await call(list, { ...ofRosa, limit: 2, after: first.body.next }, asSolange);
    expect(second.body.data).toHaveLength(1);
    expect(second.body.next).toBeNull();
    expect(second.body.actors).toContainEqual({ id: rosa.id, name: 'Rosa' });
  });

  test('names the fields that are wrong', async () => {
    const wrong = { kind: 'weather', from: 'yesterday', after: 'the last' };
    const { status, body } = await call(list, wrong, asSolange);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['after', 'from', 'kind']);
  });

  test('is for admins only', async () => {
    const shopper = await logInAs(await makeUser(store));
    expect((await call(list, {})).status).toBe(401);
    expect((await call(list, {}, { token: shopper })).status).toBe(403);
  });
});

describe('an entry', () => {
  test.each([
    'update audit_entries set actor_name = $$unknown$$',
    'delete from audit_entries',
    'truncate audit_entries',
  ])('cannot be taken back by: %s', async (statement) => {
    await expect(sql.raw(statement).execute(store.db)).rejects.toThrow('never changed or removed');
  });

  test('is rolled back with the change it reports', async () => {
    const change = {
      actorId: solange.id,
      kind: 'product',
      action: 'deleted',
      subjectId: 'p',
      subjectName: 'Halfway balm',
      at: clock.now(),
    } as const;
    const cut = transaction(store.db, async (tx) => {
      await recordChange(tx, change);
      throw new Error('The lights went out.');
    });
    await expect(cut).rejects.toThrow('lights');
    expect(await entries({ search: 'halfway' })).toEqual([]);
  });

  test('has an entry for each of many thousands of products that one act changed, as the end of a count does', async () => {
    const act = { actorId: solange.id, kind: 'stock', action: 'changed', at: clock.now() } as const;
    const changes = Array.from({ length: 7_000 }, (_, index) => ({
      ...{ ...act, subjectId: `counted-${index}`, subjectName: `Counted ${index}`, partOf: 'count:many' },
      ...{ before: { stock: 4 }, after: { stock: 5, cause: 'counted' } },
    }));
    await transaction(store.db, (tx) => recordChanges(tx, changes));
    const { written } = await store.db
      .selectFrom('auditEntries')
      .select((fields) => fields.fn.countAll<number>().as('written'))
      .where('partOf', '=', 'count:many')
      .executeTakeFirstOrThrow();
    expect(written).toBe(7_000);
  });

  test('shortens what is long', async () => {
    await transaction(store.db, (tx) =>
      recordChange(tx, {
        actorId: solange.id,
        kind: 'product',
        action: 'changed',
        subjectId: 'p',
        subjectName: 'Wordy balm',
        after: { description: 'word '.repeat(1000) },
        at: clock.now(),
      }),
    );
    const [entry] = await entries({ search: 'wordy' });
    expect(String(entry?.changes[0]?.after)).toMatch(/…$/);
    expect(String(entry?.changes[0]?.after).length).toBeLessThan(610);
  });
});
