import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { MAX_FRANCS } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { type GivenProduct, makeAddress, makeCartItem, makeProduct } from '#tests/support/make.ts';
import { makeBuyer, type Wanted } from '#tests/support/make-buyer.ts';

const shop = await testShop();
const { call, store } = shop;

const { cashOnDelivery, orderList } = endpoints.order;

/** A buyer whose cart holds these new products. */
async function shopper(given: (GivenProduct & { quantity?: number })[] = [{}]) {
  const lines: Wanted[] = [];
  for (const { quantity = 1, ...columns } of given) {
    lines.push({ product: await makeProduct(shop.store, columns), quantity });
  }
  return { ...(await makeBuyer(shop, lines)), products: lines.map(({ product }) => product) };
}

async function stockOf(product: { id: string }) {
  const row = await store.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  return row.stock;
}

/** Expects that the order left no trace: no order, and the cart and the stock as before. */
async function expectNothingPlaced({ token, order, products }: Awaited<ReturnType<typeof shopper>>) {
  const orders = await call(orderList, undefined, { token });
  expect(orders.body.data).toEqual([]);
  const cart = await call(endpoints.cart.get, undefined, { token });
  expect(cart.body.data).toHaveLength(order.list_items.length);
  const stocks = await Promise.all(products.map(stockOf));
  expect(stocks).toEqual(products.map((product) => product.stock));
}

describe('POST /api/order/cash-on-delivery', () => {
  test('places the order: figures, lines, address and payment as the shopper saw them', async () => {
    const { order, token, products } = await shopper([
      {
        name: 'Velvet lipstick',
        nameFr: 'Rouge velours',
        price: 2500,
        discount: 10,
        quantity: 2,
        unit: '3 g',
      },
      { price: 99, discount: 1, quantity: 3 },
    ]);
    const { status, body } = await call(cashOnDelivery, order, { token });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, error: false, message: 'Order placed' });
    expect(body.data).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-z]{24}$/),
      orderId: expect.stringMatching(/^NB-[3-9A-Z]{4}-[3-9A-Z]{4}$/),
      payment_status: 'Processing',
      payment_method: 'cash_on_delivery',
      paymentId: '',
      order_status: 'Placed',
      subTotalAmt: 5297,
      totalAmt: 4794,
      quantity: 5,
      product_details: { name: 'Velvet lipstick', nameFr: 'Rouge velours' },
      items: [
        {
          productId: products[0]?.id,
          price: 2500,
          discount: 10,
          discountedPrice: 2250,
          quantity: 2,
          unit: '3 g',
        },
        { productId: products[1]?.id, price: 99, discount: 1, discountedPrice: 98, quantity: 3 },
      ],
      delivery_address: {
        addressLine1: 'Rue Njo-Njo, face à la boulangerie',
        addressLine2: '',
        city: 'Douala',
        state: 'Littoral',
        zipCode: '00237',
        country: 'Cameroon',
        mobile: '+237677123456',
      },
    });
    expect(body.data.product_details.image).toHaveLength(1);
  });

  test('takes the pieces from stock with a ledger entry each, and empties the cart', async () => {
    const { order, token, products, user } = await shopper([{ stock: 5, quantity: 2 }, { stock: 1 }]);
    const { body } = await call(cashOnDelivery, order, { token });
    expect(await Promise.all(products.map(stockOf))).toEqual([3, 0]);
    const ledger = await store.db
      .selectFrom('stockMovements')
      .select(['productId', 'change', 'reason', 'actorId'])
      .where('orderId', '=', body.data._id)
      .execute();
    expect(ledger).toHaveLength(2);
    expect(ledger).toContainEqual({
      productId: products[0]?.id,
      change: -2,
      reason: 'order',
      actorId: user.id,
    });
    const cart = await call(endpoints.cart.get, undefined, { token });
    expect(cart.body.data).toEqual([]);
  });

  test('records the event that it was placed, and by whom', async () => {
    const { order, token, user } = await shopper();
    const { body } = await call(cashOnDelivery, order, { token });
    const events = await store.db
      .selectFrom('orderEvents')
      .select(['fromStatus', 'toStatus', 'actor', 'actorId'])
      .where('orderId', '=', body.data._id)
      .execute();
    expect(events).toEqual([{ fromStatus: null, toStatus: 'Placed', actor: 'shopper', actorId: user.id }]);
  });

  test('takes product objects as list items, and needs neither quantity, subtotal, e-mail nor phone', async () => {
    const { order, token, products } = await shopper([{ quantity: 2 }]);
    const { status } = await call(
      cashOnDelivery,
      {
        list_items: [{ _id: 'local', productId: { _id: products[0]?.id, name: 'x', price: 1 }, quantity: 2 }],
        addressId: order.addressId,
        totalAmt: order.totalAmt,
      },
      { token },
    );
    expect(status).toBe(201);
  });

  test('does not believe the client’s subtotal or quantity', async () => {
    const { order, token } = await shopper([{ price: 4000, discount: 25 }]);
    const { body } = await call(cashOnDelivery, { ...order, quantity: 99, subTotalAmt: 1 }, { token });
    expect(body.data).toMatchObject({ quantity: 1, subTotalAmt: 4000, totalAmt: 3000 });
  });

  test('reaches the shopper by what the order says, else by the address', async () => {
    const contactOf = (id: string) =>
      store.db.selectFrom('orders').select(['email', 'phone']).where('id', '=', id).executeTakeFirstOrThrow();
    const first = await shopper();
    const silent = await call(cashOnDelivery, first.order, { token: first.token });
    expect(await contactOf(silent.body.data._id)).toEqual({
      email: 'home@example.com',
      phone: '+237677123456',
    });
    const second = await shopper();
    const result = await call(
      cashOnDelivery,
      { ...second.order, email: 'Work@Example.com', phone: '699 00 00 01' },
      { token: second.token },
    );
    expect(await contactOf(result.body.data._id)).toEqual({
      email: 'work@example.com',
      phone: '+237699000001',
    });
  });

  test('is a snapshot: later changes of product and address do not reach it', async () => {
    const { order, token, products, address } = await shopper([{ name: 'Old name', price: 2000 }]);
    await call(cashOnDelivery, order, { token });
    await store.db
      .updateTable('products')
      .set({ name: 'New name', price: 9000, images: [] })
      .where('id', '=', products[0]?.id ?? '')
      .execute();
    await store.db.updateTable('addresses').set({ city: 'Kribi' }).where('id', '=', address.id).execute();
    const { body } = await call(orderList, undefined, { token });
    expect(body.data).toMatchObject([
      {
        totalAmt: 2000,
        product_details: { name: 'Old name', image: [expect.any(String)] },
        delivery_address: { city: 'Douala' },
      },
    ]);
  });

  test('a total that changed meanwhile is refused with the right figures, and nothing happens', async () => {
    const amina = await shopper([{ price: 5000, discount: 20, quantity: 2 }]);
    const { order, token } = amina;
    const { status, body } = await call(cashOnDelivery, { ...order, totalAmt: 7000 }, { token });
    expect(status).toBe(409);
    expect(body.code).toBe('TOTAL_CHANGED');
    expect(body.data).toEqual({
      quantity: 2,
      subTotalAmt: 10_000,
      reduction: 0,
      deliveryFee: 0,
      totalAmt: 8000,
    });
    await expectNothingPlaced(amina);
  });

  test('a cart that changed meanwhile is refused with the figures of the cart as it is', async () => {
    const amina = await shopper([{ price: 5000, quantity: 3 }]);
    const { order, token, products } = amina;
    const productId = products[0]?.id;
    const { status, body } = await call(
      cashOnDelivery,
      { ...order, list_items: [{ productId, quantity: 2 }], totalAmt: 10_000 },
      { token },
    );
    expect(status).toBe(409);
    expect(body.code).toBe('CART_CHANGED');
    expect(body.data).toEqual({
      quantity: 3,
      subTotalAmt: 15_000,
      reduction: 0,
      deliveryFee: 0,
      totalAmt: 15_000,
    });
    await expectNothingPlaced(amina);
  });

  test.each([
    ['one product fewer', (items: object[]) => items.slice(1)],
    ['one product more', (items: object[]) => [...items, { productId: 'k3f9a0z1b2c4', quantity: 1 }]],
    ['another product', (items: object[]) => [...items.slice(1), { productId: 'k3f9a0z1b2c4', quantity: 1 }]],
    ['a product twice', (items: object[]) => [...items, ...items.slice(1)]],
  ])('a list with %s than the cart has is refused', async (_, change) => {
    const amina = await shopper([{}, {}]);
    const { body } = await call(
      cashOnDelivery,
      { ...amina.order, list_items: change(amina.order.list_items) },
      { token: amina.token },
    );
    expect(body.code).toBe('CART_CHANGED');
    await expectNothingPlaced(amina);
  });

  test('a product that ran out blocks the order by its name, and no other stock is taken', async () => {
    const amina = await shopper([{ stock: 3 }, { stock: 0, name: 'Gone gloss' }]);
    const { status, body } = await call(cashOnDelivery, amina.order, { token: amina.token });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'SOLD_OUT',
      message: '"Gone gloss" is sold out. Remove it to continue.',
      data: { productId: amina.products[1]?.id, name: 'Gone gloss' },
    });
    await expectNothingPlaced(amina);
  });

  test('more than there are is refused with the number left', async () => {
    const amina = await shopper([{ stock: 2, quantity: 3 }]);
    const { status, body } = await call(cashOnDelivery, amina.order, { token: amina.token });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STOCK_SHORT', data: { available: 2 } });
    await expectNothingPlaced(amina);
  });

  test('a product that left the shop meanwhile changes the cart', async () => {
    const { order, token, products } = await shopper([{ price: 1000 }, { price: 2000 }]);
    await store.db
      .updateTable('products')
      .set({ isListed: false })
      .where('id', '=', products[1]?.id ?? '')
      .execute();
    const { body } = await call(cashOnDelivery, order, { token });
    expect(body).toMatchObject({ code: 'CART_CHANGED', data: { quantity: 1, totalAmt: 1000 } });
  });

  test('an empty cart cannot be ordered', async () => {
    const { order, token } = await shopper();
    await call(cashOnDelivery, order, { token });
    const { status, body } = await call(cashOnDelivery, order, { token });
    expect(status).toBe(409);
    expect(body.code).toBe('CART_EMPTY');
  });

  test('a sum beyond what money can hold is refused in words', async () => {
    const { order, token, products } = await shopper([{ stock: 5, quantity: 2 }]);
    await store.db
      .updateTable('products')
      .set({ price: MAX_FRANCS })
      .where('id', '=', products[0]?.id ?? '')
      .execute();
    const { status, body } = await call(cashOnDelivery, order, { token });
    expect(status).toBe(422);
    expect(body.code).toBe('ORDER_TOO_LARGE');
  });

  test('goes to one’s own, shown addresses only', async () => {
    const amina = await shopper();
    const { order, token, user } = amina;
    const theirs = await makeAddress(store);
    const removed = await makeAddress(store, { userId: user.id, isActive: false });
    for (const addressId of [theirs.id, removed.id, 'nowhere']) {
      const { status, body } = await call(cashOnDelivery, { ...order, addressId }, { token });
      expect(status).toBe(404);
      expect(body).toMatchObject({
        code: 'ADDRESS_NOT_FOUND',
        message: 'Select your address before placing your order.',
      });
    }
    await expectNothingPlaced(amina);
  });

  test('refuses an impossible e-mail or phone, by field', async () => {
    const { order, token } = await shopper();
    const { status, body } = await call(
      cashOnDelivery,
      { ...order, email: 'amina@', phone: '12' },
      { token },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['email', 'phone']);
  });

  test('asks for list items, an address and the total', async () => {
    const { token } = await shopper();
    const { status, body } = await call(cashOnDelivery, { list_items: [] }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['addressId', 'list_items', 'totalAmt']);
  });

  test('is for logged-in users, before a word about the fields', async () => {
    const { status, body } = await call(cashOnDelivery, {});
    expect(status).toBe(401);
    expect(body.fields).toBeUndefined();
  });
});

describe('an Idempotency-Key', () => {
  test('makes a repeated order the same order', async () => {
    const { order, token, products } = await shopper([{ stock: 5 }]);
    const first = await call(cashOnDelivery, order, { token, idempotencyKey: 'click' });
    const second = await call(cashOnDelivery, order, { token, idempotencyKey: 'click' });
    expect(second.status).toBe(201);
    expect(second.body.data).toEqual(first.body.data);
    expect(await stockOf(products[0] ?? { id: '' })).toBe(4);
  });

  test('is the same request when only its lines are arranged and written differently', async () => {
    const { order, token } = await shopper([{}, {}]);
    const first = await call(cashOnDelivery, order, { token, idempotencyKey: 'retry' });
    const rearranged = {
      ...order,
      list_items: order.list_items
        .map(({ productId, quantity }) => ({ productId: { _id: productId }, quantity: String(quantity) }))
        .toReversed(),
    };
    const second = await call(cashOnDelivery, rearranged, { token, idempotencyKey: 'retry' });
    expect(second.body.data._id).toBe(first.body.data._id);
  });

  test('with another body is a conflict', async () => {
    const { order, token } = await shopper();
    await call(cashOnDelivery, order, { token, idempotencyKey: 'once' });
    const { status, body } = await call(
      cashOnDelivery,
      { ...order, phone: '699000001' },
      { token, idempotencyKey: 'once' },
    );
    expect(status).toBe(409);
    expect(body.code).toBe('KEY_REUSED');
  });

  test('is not bound by a refusal: put right, the same key places the order', async () => {
    const { order, token } = await shopper();
    const options = { token, idempotencyKey: 'again' };
    const refused = await call(cashOnDelivery, { ...order, totalAmt: 1 }, options);
    expect(refused.body.code).toBe('TOTAL_CHANGED');
    expect((await call(cashOnDelivery, order, options)).status).toBe(201);
  });

  test('belongs to one shopper: another may use the same', async () => {
    const first = await shopper();
    const second = await shopper();
    const idempotencyKey = 'the same';
    const one = await call(cashOnDelivery, first.order, { token: first.token, idempotencyKey });
    const other = await call(cashOnDelivery, second.order, { token: second.token, idempotencyKey });
    expect(other.status).toBe(201);
    expect(other.body.data._id).not.toBe(one.body.data._id);
  });

  test('longer than 255 characters is malformed', async () => {
    const { order, token } = await shopper();
    const { status } = await call(cashOnDelivery, order, { token, idempotencyKey: 'k'.repeat(256) });
    expect(status).toBe(400);
  });
});

describe('GET /api/order/order-list', () => {
  test('shows one’s own orders, newest first', async () => {
    const { order, token, user, products } = await shopper([{ price: 1500 }]);
    await shopper().then((other) => call(cashOnDelivery, other.order, { token: other.token }));
    const first = await call(cashOnDelivery, order, { token });
    await makeCartItem(store, { userId: user.id, productId: products[0]?.id ?? '' });
    const second = await call(cashOnDelivery, order, { token });
    const { status, body } = await call(orderList, undefined, { token });
    expect(status).toBe(200);
    expect(body.data).toEqual([second.body.data, first.body.data]);
  });

  test('gives at most as many as are asked for, the newest', async () => {
    const { order, token, user, products } = await shopper();
    await call(cashOnDelivery, order, { token });
    await makeCartItem(store, { userId: user.id, productId: products[0]?.id ?? '' });
    const newest = await call(cashOnDelivery, order, { token });
    const { body } = await call(orderList, { limit: 1 }, { token });
    expect(body.data).toEqual([newest.body.data]);
  });

  test.each(['0', '101', 'all', '1.5'])('refuses the limit %s by its field', async (limit) => {
    const { token } = await shopper();
    const { status, body } = await call(orderList, { limit }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['limit']);
  });

  test('is empty for a new account', async () => {
    const { token } = await shopper();
    const { body } = await call(orderList, undefined, { token });
    expect(body.data).toEqual([]);
  });

  test('is for logged-in users', async () => {
    expect((await call(orderList)).status).toBe(401);
  });
});
