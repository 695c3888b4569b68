import { describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { placeOf } from '#core/order-desk/plan-delivery.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { expectTrueLines } from '#tests/support/expect-true-lines.ts';
import {
  type MadeProduct,
  makeAddress,
  makeAdmin,
  makeCartItem,
  makeCategory,
  makeProduct,
  makeUser,
} from '#tests/support/make.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';

const { call, store, logInAs } = await testShop();
const asOwner = { token: await logInAs(await makeAdmin(store)) };

/** A shopper with these pieces in her cart, who may order repeatedly. */
async function shopperWith(lines: readonly (readonly [MadeProduct, number])[], mobile = newPhone()) {
  const user = await makeUser(store);
  const address = await makeAddress(store, { userId: user.id, mobile });
  for (const [{ id: productId }, quantity] of lines) {
    await makeCartItem(store, { userId: user.id, productId, quantity });
  }
  const token = await logInAs(user);
  const list_items = lines.map(([{ id: productId }, quantity]) => ({ productId, quantity }));
  const order = (totalAmt: number, promoCode?: string) =>
    call(
      endpoints.order.cashOnDelivery,
      { list_items, addressId: address.id, totalAmt, ...(promoCode === undefined ? {} : { promoCode }) },
      { token, idempotencyKey: newId() },
    );
  return { token, list_items, order };
}

let phones = 0;

function newPhone(): string {
  phones += 1;
  return `+2376771${String(phones).padStart(5, '0')}`;
}

const akwa = {
  addressLine: 'Rue Drouot',
  city: 'Douala',
  state: 'Littoral',
  country: 'Cameroon',
  pincode: '00237',
};

function changeAsShopper(token: string, _id: string, mobile: string) {
  return call(
    endpoints.order.changeDelivery,
    { _id, name: 'Odile', ...akwa, mobile, phone: mobile },
    { token },
  );
}

async function changeAtDesk(_id: string, mobile: string) {
  const order = await getOrder(store.db, _id);
  const { phone, deliveryNote, isPickUp, total: seenTotal } = order;
  const shown = { ...placeOf(order), phone, deliveryNote, isPickUp };
  return call(
    endpoints.orderDesk.changeDelivery,
    { _id, ...shown, shown, mobile, phone: mobile, seenTotal },
    asOwner,
  );
}

async function usesOf(id: string): Promise<number> {
  const { uses } = await store.db
    .selectFrom('promotions')
    .select('uses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return uses;
}

describe('a code', () => {
  test('takes its percent off the products of its category, and says so on the order', async () => {
    const category = await makeCategory(store);
    const covered = await makeProduct(store, { categoryIds: [category.id], price: 1_501 });
    const other = await makeProduct(store, { price: 9_000 });
    await makePromotion(store, { code: 'LEVRES10', value: 10, categories: [category.id] });
    const { order, list_items } = await shopperWith([
      [covered, 1],
      [other, 1],
    ]);
    const tried = await call(endpoints.promotion.tryCode, { code: 'lèvres 10', items: list_items });
    expect(tried.body.data).toMatchObject({ code: 'LEVRES10', name: 'Ten percent', reduction: 151 });

    const placed = await order(10_350, 'lèvres 10');
    expect(placed.body.data).toMatchObject({
      ...{ promoCode: 'LEVRES10', reduction: 151, totalAmt: 10_350, subTotalAmt: 10_501 },
      items: [{ reduction: 151 }, { reduction: 0 }],
    });
  });

  test('is charged as the shop counts it: a total without it, or with another one, is refused with the right figures', async () => {
    const product = await makeProduct(store, { price: 5_000 });
    const { id } = await makePromotion(store, {
      kind: 'amount',
      code: 'MOINS1000',
      value: 1_000,
      minimum: 4_000,
    });
    const { order } = await shopperWith([[product, 1]]);
    const refused = await order(5_000, 'MOINS1000');
    expect([refused.status, refused.body.code]).toEqual([409, 'TOTAL_CHANGED']);
    expect(refused.body.data).toMatchObject({ totalAmt: 4_000, reduction: 1_000 });
    expect(await usesOf(id)).toBe(0);
    expect((await order(4_000, 'MOINS1000')).status).toBe(201);
    expect(await usesOf(id)).toBe(1);
  });

  test.each([
    [{ minimum: 3_000 }, 'Valid from 3\u202f000\u00a0FCFA: 500\u00a0FCFA are missing.'],
    [{ brands: ['Unknown brand'] }, 'This code is not valid for the products in your cart.'],
    [{ startsAt: new Date('2199-01-01T08:00:00Z') }, 'This code is valid from 1 Jan · 09:00.'],
    [{ endsAt: new Date(1) }, 'This code is no longer valid.'],
  ])('that does not fit says what to do: %o', async (given, message) => {
    const product = await makeProduct(store, { price: 2_500 });
    const { code } = await makePromotion(store, given);
    const { order, list_items } = await shopperWith([[product, 1]]);
    const tried = await call(endpoints.promotion.tryCode, { code: code ?? '', items: list_items });
    const placed = await order(2_250, code ?? '');
    for (const { status, body } of [tried, placed]) {
      expect([status, body.code]).toEqual([409, 'PROMO_REFUSED']);
      expect(body.message.replace(/\s/gu, ' ')).toBe(message.replace(/\s/gu, ' '));
    }
  });

  test('that no one knows is said to be unknown', async () => {
    const product = await makeProduct(store);
    const { body } = await call(endpoints.promotion.tryCode, {
      code: 'RIEN',
      items: [{ productId: product.id, quantity: 1 }],
    });
    expect(body.message).toBe('We do not know this code. Check how it is written.');
  });

  test('once per phone is once, also from another account, until its order is cancelled', async () => {
    const product = await makeProduct(store, { price: 5_000, stock: 20 });
    const { id, code } = await makePromotion(store, { isOncePerPhone: true });
    const phone = '+237677000321';
    const first = await shopperWith([[product, 1]], phone);
    const second = await shopperWith([[product, 1]], phone);
    const placed = await first.order(4_500, code ?? '');
    expect(placed.status).toBe(201);
    const again = await second.order(4_500, code ?? '');
    expect(again.body.message).toBe('This code was already used with this phone number.');

    await call(endpoints.order.cancelOrder, { _id: placed.body.data._id }, { token: first.token });
    expect(await usesOf(id)).toBe(0);
    expect((await second.order(4_500, code ?? '')).status).toBe(201);
    expect(await usesOf(id)).toBe(1);
  });

  test.each(['the shopper', 'the shop'])(
    'once per phone is once, although %s puts other numbers on the order afterwards',
    async (whoChanges) => {
      const product = await makeProduct(store, { price: 5_000, stock: 20 });
      const { code } = await makePromotion(store, { isOncePerPhone: true });
      const [mine, other] = [newPhone(), newPhone()];
      const first = await shopperWith([[product, 1]], mine);
      const { _id } = (await first.order(4_500, code ?? '')).body.data;
      for (const number of [newPhone(), other]) {
        const changed =
          whoChanges === 'the shop' ? changeAtDesk(_id, number) : changeAsShopper(first.token, _id, number);
        expect((await changed).status).toBe(200);
      }
      for (const phone of [mine, other]) {
        const again = await (await shopperWith([[product, 1]], phone)).order(4_500, code ?? '');
        expect(again.body.message).toBe('This code was already used with this phone number.');
      }
      expect((await (await shopperWith([[product, 1]])).order(4_500, code ?? '')).status).toBe(201);
    },
  );

  test('works for a caller too', async () => {
    const { id: productId } = await makeProduct(store, { price: 5_000 });
    const { code } = await makePromotion(store);
    const { status } = await call(
      endpoints.caller.placeOrder,
      {
        ...{ lines: [{ productId, quantity: 1 }], total: 4_500, promoCode: code, name: 'Mama Odile' },
        ...{ addressLine: 'Akwa', city: 'Douala', state: 'Littoral', country: 'Cameroon', pincode: '00237' },
        ...{ mobile: '677001129', language: 'fr' },
      },
      asOwner,
    );
    expect(status).toBe(201);
  });

  test('gives back what was paid for pieces that leave, share by share', async () => {
    const [lipstick, mascara] = [
      await makeProduct(store, { price: 1_000 }),
      await makeProduct(store, { price: 700 }),
    ];
    const { code } = await makePromotion(store, { value: 33 });
    const { order } = await shopperWith([
      [lipstick, 3],
      [mascara, 1],
    ]);
    // 33 % of 3 700 F is 1 221 F: 990 F on the lipsticks, 231 F on the mascara.
    const placed = (await order(2_479, code ?? '')).body.data;
    const takeOut = async (productId: string, of: number) => {
      const pieces = [{ productId, of, quantity: 1, damaged: 0 }];
      await call(
        endpoints.orderLines.takeOut,
        { orderId: placed._id, shown: 'Placed', pieces, note: '' },
        asOwner,
      );
      await expectTrueLines(store, [placed._id]);
      return (await call(endpoints.orderDesk.getOrder, { _id: placed._id }, asOwner)).body.data.totalAmt;
    };
    expect(await takeOut(lipstick.id, 3)).toBe(2_479 - 670);
    expect(await takeOut(mascara.id, 1)).toBe(2_479 - 670 - 469);
    expect(await takeOut(lipstick.id, 2)).toBe(670);
  });
});

describe('the last use of a code', () => {
  test('is one order, however many want it at once; what it paid for is counted once', async () => {
    const product = await makeProduct(store, { price: 5_000, stock: 100 });
    const { id, code } = await makePromotion(store, { mostUses: 1 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperWith([[product, 1]])));
    const answers = await Promise.all(shoppers.map(({ order }) => order(4_500, code ?? '')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'This code has been used up.')).toHaveLength(19);
    expect(await usesOf(id)).toBe(1);
  });
});
