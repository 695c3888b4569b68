import { describe, expect, test } from 'vitest';
import { applyDueSales, applySales, refreshSales } from '#core/promotions/apply-sales.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import {
  makeAddress,
  makeAdmin,
  makeCartItem,
  makeCategory,
  makeProduct,
  makeUser,
} from '#tests/support/make.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';

const { call, store, logInAs, clock } = await testShop();
const { list, save, stop } = endpoints.promotion;
const asOwner = { token: await logInAs(await makeAdmin(store)) };

const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);

async function discountsOf(...products: readonly { id: string }[]): Promise<number[]> {
  const ids = products.map(({ id }) => id);
  const rows = await store.db
    .selectFrom('products')
    .select(['id', 'discount'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.discount ?? -1);
}

describe('a sale', () => {
  test('lowers the prices of its category when it begins and lifts them when it ends', async () => {
    const category = await makeCategory(store);
    const filed = { categoryIds: [category.id] };
    const plain = await makeProduct(store, { ...filed });
    const cheap = await makeProduct(store, { ...filed, discount: 40 });
    const other = await makeProduct(store);
    const form = { kind: 'sale', name: 'Weekend', value: 30, categories: [category.id] };
    const times = { startsAt: inSeconds(10).toISOString(), endsAt: inSeconds(20).toISOString() };
    const { body } = await call(save, { ...form, ...times }, asOwner);
    expect(body.data).toMatchObject({ state: 'planned', code: null });
    await applyDueSales(store);
    expect(await discountsOf(plain, cheap, other)).toEqual([0, 40, 0]);

    clock.advance({ seconds: 10 });
    await applyDueSales(store);
    // The higher of the sale's discount and the product's own applies; they are never added up.
    expect(await discountsOf(plain, cheap, other)).toEqual([30, 40, 0]);

    clock.advance({ seconds: 10 });
    await applyDueSales(store);
    expect(await discountsOf(plain, cheap, other)).toEqual([0, 40, 0]);
  });

  test('shows its orders, what it gave and what was sold with it; not what was cancelled or sold before', async () => {
    const product = await makeProduct(store, { price: 2_000, stock: 20 });
    const other = await makeProduct(store, { price: 500 });
    const orderOf = async (total: number, quantity = 1) => {
      const user = await makeUser(store);
      const { id: addressId } = await makeAddress(store, { userId: user.id });
      await makeCartItem(store, { userId: user.id, productId: product.id, quantity });
      await makeCartItem(store, { userId: user.id, productId: other.id, quantity: 1 });
      const list_items = [
        { productId: product.id, quantity },
        { productId: other.id, quantity: 1 },
      ];
      const token = await logInAs(user);
      const placed = await call(
        endpoints.order.cashOnDelivery,
        { list_items, addressId, totalAmt: total },
        { token },
      );
      expect(placed.status).toBe(201);
      return { token, _id: placed.body.data._id };
    };
    await orderOf(2_500);
    clock.advance({ seconds: 1 });
    const { id } = await makePromotion(store, {
      ...{ kind: 'sale', value: 25, products: [product.id], startsAt: clock.now() },
    });
    await orderOf(3_500, 2);
    const cancelled = await orderOf(2_000);
    await call(endpoints.order.cancelOrder, { _id: cancelled._id }, { token: cancelled.token });
    const shown = (await call(list, {}, asOwner)).body.data.find((promotion) => promotion.id === id);
    expect(shown).toMatchObject({ uses: 1, given: 1_000, sales: 3_000 });
    await call(stop, { id }, asOwner);
    clock.advance({ seconds: 1 });
    await orderOf(2_500);
    expect((await call(list, {}, asOwner)).body.data.find((promotion) => promotion.id === id)).toMatchObject({
      ...{ state: 'ended', uses: 1, given: 1_000, sales: 3_000 },
    });
  });

  test('leaves the owner her own discount, which she may change meanwhile', async () => {
    const product = await makeProduct(store, { discount: 10 });
    const sale = await makePromotion(store, { kind: 'sale', value: 30, products: [product.id] });
    const shown = async () =>
      (await call('POST /api/product/get-product-details', { productId: product.id })).body.data;
    expect(await shown()).toMatchObject({ discount: 30 });

    const changed = await call(
      endpoints.productList.change,
      { changes: [{ id: product.id, discount: 15 }] },
      asOwner,
    );
    expect(changed.body.data).toMatchObject({ products: [{ discount: 15 }], before: [{ discount: 10 }] });
    expect(await shown()).toMatchObject({ discount: 30 });

    expect((await call(stop, { id: sale.id }, asOwner)).body).toMatchObject({
      message: 'Promotion ended',
      data: { state: 'ended' },
    });
    expect(await shown()).toMatchObject({ discount: 15 });
  });

  test('takes in products that are added while it runs, and of several sales the highest percent counts', async () => {
    const details: [string, string][] = [['Brand', 'Bikutsi']];
    const first = await makeProduct(store, { details });
    await makePromotion(store, { kind: 'sale', value: 20, brands: ['Bikutsi'] });
    const higher = await makePromotion(store, { kind: 'sale', value: 50, products: [first.id] });
    const second = await makeProduct(store, { details });
    await refreshSales(store);
    expect(await discountsOf(first, second)).toEqual([50, 20]);
    await call(stop, { id: higher.id }, asOwner);
    expect(await discountsOf(first, second)).toEqual([20, 20]);
  });

  test('gives nothing away: where less than a franc would be left, the price stays', async () => {
    const penny = await makeProduct(store, { price: 3 });
    await makePromotion(store, { kind: 'sale', value: 90, products: [penny.id] });
    expect(await discountsOf(penny)).toEqual([0]);
  });
});

describe('a sale of all that match the owner’s list', () => {
  const { match } = endpoints.productList;
  const makeProducts = (word: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) => makeProduct(store, { name: `${word} ${number}` })),
    );
  const weekend = { kind: 'sale', name: 'Weekend of all', value: 20 } as const;

  test('begins and ends by the clock for more products than a promotion names by hand, and for no other', async () => {
    const products = await makeProducts('Matched', 230);
    const other = await makeProduct(store, { name: 'Elsewhere' });
    const { stamp } = (await call(match, { search: 'matched ' }, asOwner)).body.data;
    const times = { startsAt: inSeconds(10).toISOString(), endsAt: inSeconds(20).toISOString() };
    const form = { ...weekend, ...times, matching: { search: 'matched ', stamp } };
    const press = () => call(save, form, { ...asOwner, idempotencyKey: 'all-of-the-list' });
    const saved = await press();
    expect(saved.body.data).toMatchObject({ state: 'planned', productCount: 230 });
    expect(saved.body.data.products).toHaveLength(50);
    expect(saved.body.data.namedProducts).toHaveLength(50);
    // A request repeated after a lost answer succeeds, although a product was saved meanwhile.
    const changes = [{ id: products[0]?.id ?? '', price: 9_000 }];
    await call(endpoints.productList.change, { changes }, asOwner);
    expect((await press()).body.data.id).toBe(saved.body.data.id);
    const stale = await call(save, { ...form, name: 'Late' }, asOwner);
    expect(stale).toMatchObject({ status: 409, body: { code: 'MATCHING_CHANGED', data: { count: 230 } } });

    clock.advance({ seconds: 10 });
    // A process killed between two batches leaves the sale applied in part: it is still due.
    await transaction(store.db, (tx) => applySales(tx, clock.now()));
    expect((await discountsOf(...products)).filter((percent) => percent === 20)).toHaveLength(200);
    await applyDueSales(store);
    expect(new Set(await discountsOf(...products))).toEqual(new Set([20]));
    // A product that matches later is not included: the owner picked what she saw.
    const late = await makeProduct(store, { name: 'Matched late' });
    await refreshSales(store);
    expect(await discountsOf(other, late)).toEqual([0, 0]);
    clock.advance({ seconds: 10 });
    await applyDueSales(store);
    expect(new Set(await discountsOf(...products))).toEqual(new Set([0]));
  });

  test('keeps its products where its percent is changed, and ends at once for all of them', async () => {
    const products = await makeProducts('Kept', 220);
    const { stamp } = (await call(match, { search: 'kept ' }, asOwner)).body.data;
    const { body } = await call(save, { ...weekend, matching: { search: 'kept ', stamp } }, asOwner);
    await applyDueSales(store);
    expect(new Set(await discountsOf(...products))).toEqual(new Set([20]));
    const { id, version, startsAt } = body.data;
    const changed = await call(
      save,
      { ...weekend, id, version, startsAt, value: 30, keepsProducts: true },
      asOwner,
    );
    expect(changed.body.data).toMatchObject({ productCount: 220, value: 30 });
    await applyDueSales(store);
    expect(new Set(await discountsOf(...products))).toEqual(new Set([30]));
    const { body: log } = await call(endpoints.audit.list, { limit: 1 }, asOwner);
    expect(log.data).toMatchObject([{ changes: [{ field: 'value', before: 20, after: 30 }] }]);
    await call(stop, { id }, asOwner);
    await applyDueSales(store);
    expect(new Set(await discountsOf(...products))).toEqual(new Set([0]));
  });
});

describe('a promotion', () => {
  test('has a code in one spelling, which no other has', async () => {
    const form = { kind: 'percent', name: 'Back to school', value: 10, code: ' rentrée-10 ' };
    const { body } = await call(save, form, asOwner);
    expect(body.data).toMatchObject({ code: 'RENTREE10', state: 'running' });
    const again = await call(save, { ...form, code: 'RENTREE 10' }, asOwner);
    expect([again.status, again.body.fields]).toEqual([
      422,
      { code: 'Another promotion has this code already.' },
    ]);
  });

  test.each([
    [{ kind: 'percent', code: 'MANGUE', value: 91 }, { value: 'At most 90.' }],
    [{ kind: 'percent', value: 10 }, { code: 'This field is required.' }],
    [{ kind: 'percent', code: 'A!', value: 10 }, { code: 'Use 3 to 16 letters and digits.' }],
    [{ kind: 'amount', code: 'MANGUE', value: 2_000, minimum: 2_000 }, { minimum: 'At least 2001.' }],
    [
      { kind: 'sale', value: 10, startsAt: '2026-12-02T08:00:00Z', endsAt: '2026-12-01T08:00:00Z' },
      { endsAt: 'The end must be after the beginning.' },
    ],
  ])('is refused beside the field that is wrong: %o', async (form, fields) => {
    const { status, body } = await call(save, { name: 'Wrong', ...form }, asOwner);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test('is added once, however often the same press arrives', async () => {
    const form = { kind: 'sale', name: 'Pressed twice', value: 5, brands: ['No product has it'] };
    const press = () => call(save, form, { ...asOwner, idempotencyKey: 'one-press' });
    const ids = (await Promise.all([press(), press()])).map(({ body }) => body.data.id);
    expect(ids[0]).toBe(ids[1]);
    const { data } = (await call(list, {}, asOwner)).body;
    expect(data.filter(({ name }) => name === 'Pressed twice')).toHaveLength(1);
  });

  test('is not overwritten by a form that was opened before another saved it', async () => {
    const { id, version } = await makePromotion(store, { code: 'TWICE' });
    const form = { id, version, kind: 'percent', name: 'First', code: 'TWICE', value: 20 };
    expect((await call(save, form, asOwner)).status).toBe(200);
    const late = await call(save, { ...form, name: 'Second' }, asOwner);
    expect([late.status, late.body.code]).toEqual([409, 'PROMOTION_CHANGED']);
  });
});
