import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCartItem, makeCategory, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, clock, logInAs } = await testShop();
const asOwner = async () => ({ token: await logInAs(await makeAdmin(store)) });

async function marginAt(at: string) {
  clock.set(at);
  return (await call(endpoints.overview.get, { days: '7' }, await asOwner())).body.data.margin;
}

describe('what the shop pays for a product', () => {
  test('is answered to its people, as are its barcode and its limit of the stock, and to no one else', async () => {
    const { id: categoryId } = await makeCategory(store);
    const gloss = await makeProduct(store, {
      ...{
        name: 'Secret gloss',
        discount: 20,
        categoryIds: [categoryId],
        family: 'secret',
        bulkPrice: 4_500,
      },
      ...{ shadeName: 'Ruby', shadeHex: '#aa1122', purchaseCost: 987_321, barcode: '9873219873210' },
      lowStock: 321,
    });
    const shopper = await makeUser(store);
    await makeCartItem(store, { userId: shopper.id, productId: gloss.id, quantity: 1 });
    const asShopper = { token: await logInAs(shopper) };
    const answers = await Promise.all([
      call(endpoints.product.get, { search: '' }),
      call(endpoints.product.get, { search: '' }, asShopper),
      call(endpoints.product.getByCategory, { id: categoryId }),
      call(endpoints.product.getByCategory, { id: categoryId, families: true }),
      call(endpoints.product.getByCategoryAndSubCategory, {
        categoryId,
        subCategoryId: gloss.subCategoryIds[0] ?? '',
      }),
      call(endpoints.product.getDetails, { productId: gloss.id }),
      call(endpoints.product.getByIds, { ids: [gloss.id] }),
      call(endpoints.product.search, { search: 'secret' }),
      call(endpoints.product.getOffers, {}),
      call(endpoints.cart.get, {}, asShopper),
      call(endpoints.home.get, {}),
      call(endpoints.brand.listPrices, {}),
    ]);
    for (const { status, body } of answers) {
      const answered = JSON.stringify(body);
      expect(status, answered).toBe(200);
      expect(answered).not.toMatch(/purchaseCost|purchase_cost|barcode|lowStock|987.?321/);
    }
    expect(JSON.stringify(answers[5]?.body)).toContain('Secret gloss');
    const mine = await call(endpoints.product.get, { search: 'secret' }, await asOwner());
    expect(mine.body.data).toMatchObject([{ name: 'Secret gloss', purchaseCost: 987_321, lowStock: 321 }]);
  });

  test('is in the answer of a product that comes back, so that a form filled from it keeps it', async () => {
    const owner = await asOwner();
    const gloss = await makeProduct(store, { purchaseCost: 1_800 });
    await call(endpoints.product.delete, { _id: gloss.id }, owner);
    const { body } = await call(endpoints.product.restore, { _id: gloss.id }, owner);
    expect(body.data).toMatchObject({ purchaseCost: 1_800, reference: expect.any(String) });
  });
});

describe('the margin', () => {
  test('is by the cost of the day of the order, and leaves out what has none', async () => {
    const gloss = await makeProduct(store, { price: 5_000, stock: 50, purchaseCost: 2_000 });
    const balm = await makeProduct(store, { price: 3_000, stock: 50 });
    clock.set('2026-03-03T10:00:00Z');
    const sold = { status: 'Delivered', paymentStatus: 'Paid' } as const;
    await makeOrder(
      store,
      [
        { product: gloss, quantity: 2 },
        { product: balm, quantity: 1 },
      ],
      sold,
    );
    // The shop has since bought it at a higher price.
    await store.db.updateTable('products').set({ purchaseCost: 2_600 }).where('id', '=', gloss.id).execute();
    clock.set('2026-03-04T10:00:00Z');
    await makeOrder(store, [{ product: gloss, quantity: 1 }], sold);
    await makeOrder(store, [{ product: gloss, quantity: 9 }], { status: 'Cancelled' });
    // Half an hour before and after midnight in Douala, on the day before the period begins.
    clock.set('2026-02-28T22:30:00Z');
    await makeOrder(store, [{ product: gloss, quantity: 1 }], sold);
    clock.set('2026-02-28T23:30:00Z');
    await makeOrder(store, [{ product: gloss, quantity: 1 }], sold);
    expect(await marginAt('2026-03-07T12:00:00Z')).toEqual({
      ...{ sold: 20_000, cost: 4_000 + 2_600 + 2_600, withoutCost: 3_000 },
      before: { sold: 5_000, cost: 2_600, withoutCost: 0 },
    });
    // A cost entered later applies to what was sold without one.
    await store.db.updateTable('products').set({ purchaseCost: 1_000 }).where('id', '=', balm.id).execute();
    expect(await marginAt('2026-03-07T12:00:00Z')).toMatchObject({
      sold: 23_000,
      cost: 10_200,
      withoutCost: 0,
    });
  });

  test('holds what a code took off and what was given back in proportion', async () => {
    const gloss = await makeProduct(store, { price: 5_000, stock: 50, purchaseCost: 2_000 });
    clock.set('2026-05-05T10:00:00Z');
    const { id } = await makeOrder(store, [{ product: gloss, quantity: 2 }], {
      ...{ status: 'Delivered', paymentStatus: 'Paid' },
    });
    await store.db.updateTable('orderLines').set({ reduction: 1_000 }).where('orderId', '=', id).execute();
    await store.db
      .updateTable('orders')
      .set({ total: 9_000, reduction: 1_000, cashCollected: 6_000, cashWaived: 3_000 })
      .where('id', '=', id)
      .execute();
    await store.db
      .insertInto('cashWriteOffs')
      .values({ orderId: id, amount: 3_000, note: 'n', actorId: 'a', createdAt: clock.now() })
      .execute();
    expect(await marginAt('2026-05-06T12:00:00Z')).toMatchObject({ sold: 6_000, cost: 4_000 });
  });
});
