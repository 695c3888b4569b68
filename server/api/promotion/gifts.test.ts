import { describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { expectTrueLines } from '#tests/support/expect-true-lines.ts';
import {
  type MadeProduct,
  makeAddress,
  makeAdmin,
  makeCartItem,
  makeProduct,
  makeUser,
} from '#tests/support/make.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';

const { call, store, logInAs } = await testShop();
const asOwner = { token: await logInAs(await makeAdmin(store)) };

/** Each test has its own minimum, higher than those before, so that the gifts of the others lose against its own. */
let minimum = 1_000;

async function makeGift(given: { stock?: number; mostUses?: number } = {}) {
  minimum *= 3;
  const gift = await makeProduct(store, { price: 3_000, stock: given.stock ?? 20 });
  const { id } = await makePromotion(store, {
    ...{ kind: 'gift', name: 'Mascara', value: 0, minimum, giftProductId: gift.id },
    mostUses: given.mostUses ?? null,
  });
  return { gift, id, minimum };
}

async function shopperWith(lines: readonly (readonly [MadeProduct, number])[]) {
  const user = await makeUser(store);
  const address = await makeAddress(store, { userId: user.id });
  for (const [{ id: productId }, quantity] of lines) {
    await makeCartItem(store, { userId: user.id, productId, quantity });
  }
  const token = await logInAs(user);
  const list_items = lines.map(([{ id: productId }, quantity]) => ({ productId, quantity }));
  const order = (totalAmt: number, given: { gift?: string; promoCode?: string } = {}) =>
    call(
      endpoints.order.cashOnDelivery,
      { list_items, addressId: address.id, totalAmt, ...given },
      { token, idempotencyKey: newId() },
    );
  return { token, order };
}

async function stockOf({ id }: MadeProduct): Promise<number> {
  const { stock } = await store.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stock;
}

async function promotionOf(id: string) {
  const { body } = await call(endpoints.promotion.list, {}, asOwner);
  return body.data.find((known) => known.id === id);
}

describe('a gift above an amount', () => {
  test('is a line at 0 F of the order that comes to it, out of the stock, and comes back with the order', async () => {
    const { gift, id, minimum: price } = await makeGift();
    const product = await makeProduct(store, { price });
    const { order, token } = await shopperWith([[product, 1]]);
    const shown = (await call(endpoints.promotion.gifts, {})).body.data;
    expect(shown).toContainEqual(
      expect.objectContaining({ productId: gift.id, minimum: price, inStock: true }),
    );
    const placed = await order(price, { gift: gift.id });
    expect(placed.status).toBe(201);
    expect(placed.body.data).toMatchObject({
      ...{ totalAmt: price, subTotalAmt: price, reduction: 0, quantity: 2 },
      items: [
        { productId: product.id },
        { productId: gift.id, price: 0, discountedPrice: 0, quantity: 1, name: gift.name },
      ],
    });
    expect(await stockOf(gift)).toBe(19);
    expect(await promotionOf(id)).toMatchObject({ uses: 1, given: 3_000, sales: price });
    await expectTrueLines(store, [placed.body.data._id]);

    await call(endpoints.order.cancelOrder, { _id: placed.body.data._id }, { token });
    expect(await stockOf(gift)).toBe(20);
    expect(await promotionOf(id)).toMatchObject({ uses: 0, given: 0 });
  });

  test('counts what is paid for the products: a code may bring them below', async () => {
    const { gift, minimum: price } = await makeGift();
    const product = await makeProduct(store, { price });
    const { code } = await makePromotion(store, { value: 10 });
    const paid = price - Math.ceil(price / 10);
    const { order } = await shopperWith([[product, 1]]);
    const placed = await order(paid, { promoCode: code ?? '' });
    expect(placed.status).toBe(201);
    expect(placed.body.data.items.map(({ productId }) => productId)).not.toContain(gift.id);
  });

  test('beside a code: both are uses of the order, and both end with it', async () => {
    const { gift, id, minimum: price } = await makeGift();
    const product = await makeProduct(store, { price: price * 2 });
    const { code, id: codeId } = await makePromotion(store, { value: 10 });
    const { order, token } = await shopperWith([[product, 1]]);
    const paid = price * 2 - Math.ceil((price * 2) / 10);
    const placed = await order(paid, { promoCode: code ?? '', gift: gift.id });
    expect(placed.body.data).toMatchObject({ totalAmt: paid, items: [{}, { productId: gift.id, price: 0 }] });
    expect([(await promotionOf(id))?.uses, (await promotionOf(codeId))?.uses]).toEqual([1, 1]);
    await call(endpoints.order.cancelOrder, { _id: placed.body.data._id }, { token });
    expect([(await promotionOf(id))?.uses, (await promotionOf(codeId))?.uses]).toEqual([0, 0]);
  });

  test('that the shopper saw and that is sold out is said, and nothing is ordered', async () => {
    const { gift, minimum: price } = await makeGift({ stock: 1 });
    const product = await makeProduct(store, { price, stock: 9 });
    const [first, second] = [await shopperWith([[product, 1]]), await shopperWith([[product, 1]])];
    expect((await first.order(price, { gift: gift.id })).status).toBe(201);
    const refused = await second.order(price, { gift: gift.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'GIFT_CHANGED']);
    expect(await stockOf(product)).toBe(8);
    const shown = (await call(endpoints.promotion.gifts, {})).body.data;
    expect(shown.find(({ productId }) => productId === gift.id)).toMatchObject({ inStock: false });
  });

  test('of the last piece one order gets it; the others are refused before anything is written', async () => {
    const { gift, minimum: price } = await makeGift({ stock: 1 });
    const product = await makeProduct(store, { price, stock: 50 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shopperWith([[product, 1]])));
    const answers = await Promise.all(shoppers.map(({ order }) => order(price, { gift: gift.id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'GIFT_CHANGED')).toHaveLength(7);
    expect([await stockOf(gift), await stockOf(product)]).toEqual([0, 49]);
  });

  test('is given as often as its owner wants', async () => {
    const { gift, id, minimum: price } = await makeGift({ mostUses: 1 });
    const product = await makeProduct(store, { price, stock: 9 });
    const first = await shopperWith([[product, 1]]);
    expect((await first.order(price, { gift: gift.id })).status).toBe(201);
    const second = await shopperWith([[product, 1]]);
    expect((await second.order(price, { gift: gift.id })).body.code).toBe('GIFT_CHANGED');
    expect(await promotionOf(id)).toMatchObject({ state: 'used_up', uses: 1 });
  });

  test('is not what is bought anyway, and no order by itself', async () => {
    const { gift, minimum: price } = await makeGift();
    const product = await makeProduct(store, { price });
    const buyer = await shopperWith([
      [product, 1],
      [gift, 1],
    ]);
    const placed = await buyer.order(price + 3_000);
    expect(placed.body.data.items.filter(({ productId }) => productId === gift.id)).toMatchObject([
      { discountedPrice: 3_000, quantity: 1 },
    ]);

    const other = await shopperWith([[product, 1]]);
    const { _id: orderId } = (await other.order(price, { gift: gift.id })).body.data;
    const takeOut = (productId: string) =>
      call(
        endpoints.orderLines.takeOut,
        {
          ...{ orderId, shown: 'Placed', note: '' },
          pieces: [{ productId, of: 1, quantity: 1, damaged: 0 }],
        },
        asOwner,
      );
    expect((await takeOut(product.id)).body.code).toBe('ORDER_WOULD_BE_EMPTY');
    expect((await takeOut(gift.id)).status).toBe(200);
    await expectTrueLines(store, [orderId]);
  });

  test('needs an amount and a product', async () => {
    const form = { kind: 'gift', name: 'Nothing', startsAt: new Date(0).toISOString() } as const;
    const { status, body } = await call(endpoints.promotion.save, form, asOwner);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('giftProductId');
    expect(JSON.stringify(body)).toContain('minimum');
  });
});
