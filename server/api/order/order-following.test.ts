import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deleteUnusedPictures } from '#core/media/delete-unused-pictures.ts';
import { answerReturnRequest } from '#core/returns/answer-return-request.ts';
import { forgetReturns } from '#core/returns/forget-returns.ts';
import { stepOrder } from '#core/settlement/step-order.ts';
import { transaction } from '#db/transaction.ts';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { ledgerSum, stockOf } from '#tests/races/stock-of.ts';
import { testShop } from '#tests/support/app.ts';
import {
  type GivenProduct,
  makeAddress,
  makeAdmin,
  makeCartItem,
  makeProduct,
  makeUser,
} from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

const shop = await testShop();
const { app, call, store, clock, logInAs } = shop;

const {
  cancelOrder,
  changeDelivery,
  getTracking,
  getReceipt,
  trackByLink,
  orderAgain,
  requestReturn,
  addReturnPhoto,
  orderList,
} = endpoints.order;

/** A logged-in shopper who has ordered these products. */
async function shopperWithOrder(
  given: (GivenProduct & { quantity?: number })[] = [{ stock: 5, quantity: 2 }],
  state: Parameters<typeof makeOrder>[2] = {},
) {
  const lines = [];
  for (const { quantity = 1, ...columns } of given) {
    lines.push({ product: await makeProduct(store, columns), quantity });
  }
  const user = await makeUser(store);
  const order = await makeOrder(store, lines, { ...state, userId: user.id });
  const [first] = lines;
  if (!first) throw new Error('An order has a line.');
  return {
    user,
    order,
    token: await logInAs(user),
    product: first.product,
    products: lines.map(({ product }) => product),
  };
}

function drawPhoto(): Promise<Buffer> {
  const background = '#c3174a';
  return sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function strangerToken() {
  return logInAs(await makeUser(store));
}

function move(orderId: string, to: OrderStatus) {
  return transaction(store.db, (tx) => stepOrder(tx, { orderId, to, actor: 'staff', at: clock.now() }));
}

async function onlyOrder(token: string) {
  const { body } = await call(orderList, undefined, { token });
  return body.data[0];
}

function notesOf(orderId: string) {
  return store.db
    .selectFrom('orderEvents')
    .select(['actor', 'actorId', 'remark'])
    .where('orderId', '=', orderId)
    .where('remark', 'is not', null)
    .orderBy('id')
    .execute();
}

describe.each([
  ['GET /api/order/get-tracking', getTracking, {}],
  ['PUT /api/order/change-delivery', changeDelivery, { phone: '699000001' }],
  ['PUT /api/order/cancel-order', cancelOrder, {}],
  ['POST /api/order/order-again', orderAgain, {}],
  ['POST /api/order/request-return', requestReturn, { reason: 'other' }],
] as const)('%s', (_, endpoint, input) => {
  test('is for logged-in users, before a word about the fields', async () => {
    const { status, body } = await call(endpoint, {});
    expect(status).toBe(401);
    expect(body.fields).toBeUndefined();
  });

  test('does not find another person’s order', async () => {
    const { order, product } = await shopperWithOrder();
    const { status, body } = await call(
      endpoint,
      { ...input, _id: order.id },
      { token: await strangerToken() },
    );
    expect(status).toBe(404);
    expect(body.code).toBe('ORDER_NOT_FOUND');
    expect(await stockOf(store, product)).toBe(3);
  });

  test('asks which order', async () => {
    const { status, body } = await call(endpoint, { ...input, _id: '' }, { token: await strangerToken() });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['_id']);
  });
});

describe('cancelling', () => {
  test('gives the pieces back and closes the order', async () => {
    const { order, token, product } = await shopperWithOrder();
    const { status, body } = await call(cancelOrder, { _id: order.id }, { token });
    expect(status).toBe(200);
    expect(body.message).toBe('Order cancelled');
    expect(body.data).toMatchObject({ order_status: 'Cancelled', payment_status: 'Cancelled' });
    expect(await stockOf(store, product)).toBe(5);
    expect(await onlyOrder(token)).toEqual(body.data);
  });

  test('a second time changes nothing and is no error', async () => {
    const { order, token, product } = await shopperWithOrder();
    await call(cancelOrder, { _id: order.id }, { token });
    const { status } = await call(cancelOrder, { _id: order.id }, { token });
    expect(status).toBe(200);
    expect(await stockOf(store, product)).toBe(5);
    expect(await ledgerSum(store, product)).toBe(5);
  });

  test('an order that is paid asks the shop for the refund', async () => {
    const { order, token } = await shopperWithOrder(undefined, { paymentStatus: 'Paid' });
    const { body } = await call(cancelOrder, { _id: order.id }, { token });
    expect(body.data.payment_status).toBe('Paid');
    expect((await notesOf(order.id)).map(({ remark }) => remark)).toEqual(['refund_due']);
  });

  test.each(['Out for delivery', 'Delivered', 'Refused', 'Returned'] as const)(
    'is refused once the order is %s',
    async (state) => {
      const { order, token, product } = await shopperWithOrder(undefined, { status: state });
      const { status, body } = await call(cancelOrder, { _id: order.id }, { token, language: 'fr' });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'ORDER_MOVE_NOT_ALLOWED',
        message: 'Ce n’est plus possible pour cette commande.',
      });
      expect(await stockOf(store, product)).toBe(3);
    },
  );
});

describe('changing the delivery', () => {
  const place = {
    name: 'Brigitte',
    addressLine: 'Ancien Sodiko',
    city: 'Yaoundé',
    state: 'Centre',
    country: 'Cameroun',
    pincode: '00237',
    mobile: '699 00 00 09',
  };

  test('takes another address of the book and another phone', async () => {
    const { order, token, user } = await shopperWithOrder();
    const { id: addressId } = await makeAddress(store, { userId: user.id, name: 'Office', city: 'Kribi' });
    const { status, body } = await call(
      changeDelivery,
      { _id: order.id, addressId, phone: '699 00 00 01' },
      { token },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      phone: '+237699000001',
      delivery_address: { name: 'Office', city: 'Kribi' },
    });
    expect(await onlyOrder(token)).toEqual(body.data);
    expect(await notesOf(order.id)).toEqual([
      { actor: 'shopper', actorId: user.id, remark: 'address_changed' },
    ]);
  });

  test('takes a new place without putting it in the address book', async () => {
    const { order, token } = await shopperWithOrder();
    const { body } = await call(changeDelivery, { _id: order.id, ...place }, { token });
    expect(body.data.delivery_address).toEqual({
      name: 'Brigitte',
      addressLine1: 'Ancien Sodiko',
      addressLine2: '',
      city: 'Yaoundé',
      state: 'Centre',
      zipCode: '00237',
      country: 'Cameroun',
      mobile: '+237699000009',
    });
    const book = await call(endpoints.address.get, undefined, { token });
    expect(book.body.data).toHaveLength(1);
  });

  test('with a phone only leaves the address', async () => {
    const { order, token } = await shopperWithOrder();
    const before = await onlyOrder(token);
    const { body } = await call(changeDelivery, { _id: order.id, phone: '699000001' }, { token });
    expect(body.data).toEqual({ ...before, phone: '+237699000001' });
  });

  test('asks for the rest of a place that is spelt out in part, field by field', async () => {
    const { order, token } = await shopperWithOrder();
    const { status, body } = await call(
      changeDelivery,
      { _id: order.id, city: 'Kribi', name: 'Amina' },
      { token },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(
      ['addressLine', 'state', 'country', 'pincode', 'mobile'].toSorted(),
    );
  });

  test('asks what to change', async () => {
    const { order, token } = await shopperWithOrder();
    const { status, body } = await call(changeDelivery, { _id: order.id }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['addressId']);
  });

  test.each([
    ['phone', { phone: '12' }],
    ['mobile', { ...place, mobile: '12' }],
  ])('refuses an impossible number by the field %s', async (field, input) => {
    const { order, token } = await shopperWithOrder();
    const { status, body } = await call(changeDelivery, { _id: order.id, ...input }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await notesOf(order.id)).toEqual([]);
  });

  test('goes to one’s own, shown addresses only', async () => {
    const { order, token, user } = await shopperWithOrder();
    const theirs = await makeAddress(store);
    const removed = await makeAddress(store, { userId: user.id, isActive: false });
    for (const { id } of [theirs, removed]) {
      const { status, body } = await call(changeDelivery, { _id: order.id, addressId: id }, { token });
      expect(status).toBe(404);
      expect(body.code).toBe('ADDRESS_NOT_FOUND');
    }
  });

  test.each(['Packed', 'Out for delivery', 'Delivered', 'Cancelled'] as const)(
    'is refused once the order is %s',
    async (state) => {
      const { order, token } = await shopperWithOrder(undefined, { status: state });
      const before = await onlyOrder(token);
      const { status, body } = await call(changeDelivery, { _id: order.id, phone: '699000001' }, { token });
      expect(status).toBe(409);
      expect(body.code).toBe('DELIVERY_FIXED');
      expect(await onlyOrder(token)).toEqual(before);
    },
  );
});

describe('tracking', () => {
  test('shows the moves with their times, and no note', async () => {
    const { order, token } = await shopperWithOrder();
    await move(order.id, 'Confirmed');
    await call(changeDelivery, { _id: order.id, phone: '699000001' }, { token });
    await move(order.id, 'Packed');
    const { body } = await call(getTracking, { _id: order.id }, { token });
    expect(body.data).toMatchObject({
      orderNumber: expect.stringMatching(/^NB-/),
      status: 'Packed',
      events: [{ status: 'Placed' }, { status: 'Confirmed' }, { status: 'Packed' }],
      trackingToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const times = body.data.events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  test('works by the link without a login, and shows neither name nor address', async () => {
    const { order, token } = await shopperWithOrder();
    const own = await call(getTracking, { _id: order.id }, { token });
    const { trackingToken: link, ...shown } = own.body.data;
    const { status, body } = await call(trackByLink, { token: link });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...shown, phoneChoices: null });
    expect(Object.keys(shown).toSorted()).toEqual([
      ...[
        'events',
        'isPickUp',
        'moneyBack',
        'orderNumber',
        'payAhead',
        'pickUp',
        'promisedBefore',
        'promisedOn',
      ],
      ...['returnRequest', 'status'],
    ]);
  });

  test('knows neither a made-up link nor an order’s own id', async () => {
    const { order } = await shopperWithOrder();
    for (const token of ['0'.repeat(32), order.id]) {
      const { status, body } = await call(trackByLink, { token });
      expect(status).toBe(404);
      expect(body.code).toBe('ORDER_NOT_FOUND');
    }
    expect((await call(trackByLink, {})).status).toBe(422);
  });
});

describe('ordering again', () => {
  async function cartOf(token: string) {
    const { body } = await call(endpoints.cart.get, undefined, { token });
    return body.data.map(({ productId, quantity }) => [productId._id, quantity]);
  }

  test('puts the products back in the cart, once however often it is pressed', async () => {
    const { order, token, products } = await shopperWithOrder([{ quantity: 2 }, { quantity: 1 }]);
    for (const _ of [1, 2]) {
      const { status, body } = await call(orderAgain, { _id: order.id }, { token });
      expect(status).toBe(200);
      expect(body.data).toMatchObject([
        { productId: products[0]?.id, quantity: 2, inCart: 2, shortage: null },
        { productId: products[1]?.id, quantity: 1, inCart: 1, shortage: null },
      ]);
    }
    expect(await cartOf(token)).toEqual([
      [products[0]?.id, 2],
      [products[1]?.id, 1],
    ]);
  });

  test('leaves a line that holds more already', async () => {
    const { order, token, user, product } = await shopperWithOrder([{ quantity: 2 }]);
    await makeCartItem(store, { userId: user.id, productId: product.id, quantity: 5 });
    const { body } = await call(orderAgain, { _id: order.id }, { token });
    expect(body.data).toMatchObject([{ quantity: 2, inCart: 5, shortage: null }]);
    expect(await cartOf(token)).toEqual([[product.id, 5]]);
  });

  test('reports line by line what could not be added', async () => {
    const { order, token, products } = await shopperWithOrder([
      { stock: 5, quantity: 3, name: 'Short' },
      { stock: 1, name: 'Sold out' },
      { name: 'Gone', nameFr: 'Parti' },
      { name: 'There' },
    ]);
    const [, , gone, there] = products;
    await store.db
      .updateTable('products')
      .set({ isListed: false })
      .where('id', '=', gone?.id ?? '')
      .execute();
    const { body } = await call(orderAgain, { _id: order.id }, { token });
    expect(body.data).toMatchObject([
      { name: 'Short', quantity: 3, inCart: 2, shortage: 'stock_short' },
      { name: 'Sold out', quantity: 1, inCart: 0, shortage: 'sold_out' },
      { name: 'Gone', nameFr: 'Parti', quantity: 1, inCart: 0, shortage: 'gone' },
      { name: 'There', quantity: 1, inCart: 1, shortage: null },
    ]);
    expect(await cartOf(token)).toEqual([
      [products[0]?.id, 2],
      [there?.id, 1],
    ]);
  });

  test('does not overfill the cart', async () => {
    const { order, token, user, product } = await shopperWithOrder();
    const others = await Promise.all(Array.from({ length: 200 }, () => makeProduct(store)));
    for (const { id } of others) await makeCartItem(store, { userId: user.id, productId: id });
    const { body } = await call(orderAgain, { _id: order.id }, { token });
    expect(body.data).toMatchObject([{ productId: product.id, inCart: 0, shortage: 'cart_full' }]);
    expect(await cartOf(token)).toHaveLength(200);
  });
});

describe('asking to return an order', () => {
  async function delivered() {
    const shopper = await shopperWithOrder(undefined, { status: 'Out for delivery' });
    await move(shopper.order.id, 'Delivered');
    return shopper;
  }

  test('is taken within 14 days after the delivery, with its reason, and shown with the order', async () => {
    const { order, token } = await delivered();
    const details = 'The seal was broken.';
    const { status, body } = await call(
      requestReturn,
      { _id: order.id, reason: 'damaged', details },
      { token },
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      order_status: 'Delivered',
      return_until: expect.any(String),
      return_request: { reason: 'damaged', details, state: 'requested', answer: '' },
    });
    expect(await onlyOrder(token)).toEqual(body.data);
  });

  test('names the pieces that are to come back, as they were ordered; without a word all of them', async () => {
    const whole = await delivered();
    const asked = await call(requestReturn, { _id: whole.order.id, reason: 'other' }, whole);
    expect(asked.body.data.return_request).toMatchObject({
      items: [{ productId: whole.product.id, name: whole.product.name, quantity: 2 }],
      photos: [],
    });

    const some = await shopperWithOrder([{ quantity: 3 }, {}], { status: 'Delivered' });
    const items = [{ productId: some.product.id, quantity: 2 }];
    const sent = { _id: some.order.id, reason: 'damaged', items };
    const { body } = await call(requestReturn, sent, some);
    expect(body.data.return_request).toMatchObject({ items });
    expect(body.data.return_request?.items).toHaveLength(1);
  });

  test('has a reason for each product, and that of the request where none is said', async () => {
    const { order, products, token } = await shopperWithOrder([{ quantity: 3 }, {}, {}], {
      status: 'Delivered',
    });
    const [first, second, third] = products.map(({ id }) => id);
    const items = [
      { productId: first, quantity: 2 },
      { productId: second, quantity: 1, reason: 'wrong_product' },
      { productId: third, quantity: 1, reason: 'changed_mind' },
    ];
    const { body } = await call(requestReturn, { _id: order.id, reason: 'damaged', items }, { token });
    const reasons = new Map(
      body.data.return_request?.items.map(({ productId, reason }) => [productId, reason]),
    );
    expect(items.map(({ productId }) => reasons.get(productId ?? ''))).toEqual([
      'damaged',
      'wrong_product',
      'changed_mind',
    ]);
  });

  test.each([
    ['more than was ordered', [{ quantity: 4 }]],
    ['a product twice', [{ quantity: 1 }, { quantity: 1 }]],
    ['something else', [{ quantity: 1, productId: 'nothing' }]],
    ['nothing', []],
  ] as const)('is refused for %s, and nothing is written', async (_, pieces) => {
    const { order, token, product } = await shopperWithOrder([{ quantity: 3 }], { status: 'Delivered' });
    const items = pieces.map((piece) => ({ productId: product.id, ...piece }));
    const { status, body } = await call(
      requestReturn,
      { _id: order.id, reason: 'damaged', items },
      { token },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['items']);
    expect(await onlyOrder(token)).toMatchObject({ return_request: null });
  });

  test('comes with photos, which stay as long as the account and go with it', async () => {
    const { order, token } = await delivered();
    const sent = await shop.upload(addReturnPhoto, { field: 'photo', bytes: await drawPhoto() }, { token });
    expect(sent.status).toBe(200);
    const { url } = sent.body.data;
    const photos = [url];
    const asked = await call(requestReturn, { _id: order.id, reason: 'damaged', photos }, { token });
    expect(asked.body.data.return_request).toMatchObject({ photos });
    const copy = await shop.app.inject({
      url: '/api/personal-data/export',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(copy.body).toContain(url);

    clock.advance({ days: 2 });
    await deleteUnusedPictures(store);
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
    await transaction(store.db, (tx) => forgetReturns(tx, [order.id]));
    await deleteUnusedPictures(store);
    expect((await shop.app.inject({ url })).statusCode).toBe(404);
  });

  test('takes photos of the shop only, and no more than four', async () => {
    const { order, token } = await delivered();
    const elsewhere = 'https://example.com/media/a-1x1-ffffff/960.webp';
    for (const photos of [[elsewhere], ['/media/none-40x50-ffffff/960.webp'], Array(5).fill('/media/a')]) {
      const asked = await call(requestReturn, { _id: order.id, reason: 'damaged', photos }, { token });
      expect(asked.status).toBe(422);
      expect(Object.keys(asked.body.fields ?? {})).toEqual(['photos']);
    }
  });

  test('takes photos of people who are logged in, and pictures only', async () => {
    const { token } = await delivered();
    const script = Buffer.from('<svg onload="alert(1)"></svg>');
    const refused = await shop.upload(addReturnPhoto, { field: 'photo', bytes: script }, { token });
    expect(refused.body.code).toBe('PICTURE_KIND_REFUSED');
    expect((await call(addReturnPhoto, undefined, { token })).body.code).toBe('FILE_MISSING');
    const stranger = await shop.upload(addReturnPhoto, { field: 'photo', bytes: await drawPhoto() });
    expect(stranger.status).toBe(401);
  });

  test('leaves the pieces where they are until the parcel is back', async () => {
    const { order, token, product } = await delivered();
    await call(requestReturn, { _id: order.id, reason: 'other' }, { token });
    expect(await stockOf(store, product)).toBe(3);
    await move(order.id, 'Returned');
    expect(await stockOf(store, product)).toBe(5);
    expect(await onlyOrder(token)).toMatchObject({ order_status: 'Returned', return_until: null });
  });

  test('is for orders that were delivered', async () => {
    const { order, token } = await shopperWithOrder();
    const { status, body } = await call(requestReturn, { _id: order.id, reason: 'other' }, { token });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'RETURN_CLOSED',
      message: 'A return can be asked for within 14 days after the delivery.',
    });
  });

  test('is refused after the 14 days, and then the order stays delivered', async () => {
    const { order, token } = await delivered();
    clock.advance({ days: 14, seconds: 60 });
    const later = await logInAs({ id: order.userId });
    const { body } = await call(requestReturn, { _id: order.id, reason: 'other' }, { token: later });
    expect(token).not.toBe(later);
    expect(body.code).toBe('RETURN_CLOSED');
    expect(await move(order.id, 'Returned')).toMatchObject({ refusal: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
  });

  test('asked for in time and accepted, the parcel may be back later', async () => {
    const { order, token, user } = await delivered();
    await call(requestReturn, { _id: order.id, reason: 'changed_mind' }, { token });
    await answerReturnRequest(store, user, { orderId: order.id, state: 'accepted', answer: 'Bring it.' });
    clock.advance({ days: 20 });
    expect(await move(order.id, 'Returned')).toMatchObject({ ok: true });
    const later = await logInAs({ id: order.userId });
    expect(await onlyOrder(later)).toMatchObject({ return_request: { isBack: true } });
  });

  test('is shown as received, in the account and by the link, once each piece that was named is back', async () => {
    const some = await shopperWithOrder([{ quantity: 3 }, {}], { status: 'Out for delivery' });
    const { order, product, token, user } = some;
    await move(order.id, 'Delivered');
    const items = [{ productId: product.id, quantity: 2 }];
    await call(requestReturn, { _id: order.id, reason: 'damaged', items }, { token });
    await answerReturnRequest(store, user, { orderId: order.id, state: 'accepted', answer: 'Bring it.' });
    const own = await call(getTracking, { _id: order.id }, { token });
    const isBack = async () => [
      (await onlyOrder(token))?.return_request?.isBack,
      (await call(trackByLink, { token: own.body.data.trackingToken })).body.data.returnRequest?.isBack,
    ];
    const staff = { token: await logInAs(await makeAdmin(store)) };
    for (const [of, quantity, expected] of [
      [3, 1, false],
      [2, 1, true],
    ] as const) {
      const pieces = [{ productId: product.id, of, quantity }];
      const back = { orderId: order.id, shown: 'Delivered', pieces } as const;
      expect(await isBack()).toEqual([false, false]);
      expect((await call(endpoints.orderLines.takeOut, back, staff)).status).toBe(200);
      expect(await isBack()).toEqual([expected, expected]);
    }
  });

  test('is taken once', async () => {
    const { order, token } = await delivered();
    await call(requestReturn, { _id: order.id, reason: 'other' }, { token });
    const { status, body } = await call(requestReturn, { _id: order.id, reason: 'damaged' }, { token });
    expect(status).toBe(409);
    expect(body.code).toBe('RETURN_REQUESTED');
  });

  test('is answered once, in words that the shopper reads', async () => {
    const { order, token } = await delivered();
    await call(requestReturn, { _id: order.id, reason: 'other' }, { token });
    const solange = { id: 'solange' };
    const no = { orderId: order.id, state: 'refused', answer: 'The box is open.' } as const;
    expect(await answerReturnRequest(store, solange, no)).toMatchObject({ ok: true });
    expect(await answerReturnRequest(store, solange, { ...no, state: 'accepted' })).toMatchObject({
      refusal: { code: 'RETURN_ANSWERED' },
    });
    expect(await onlyOrder(token)).toMatchObject({
      return_request: { state: 'refused', answer: 'The box is open.' },
    });
  });

  test.each([
    ['accepted', true],
    ['refused', false],
  ] as const)('that is %s is in the audit log as such, with its pieces', async (state, isAccepted) => {
    const { order, product, token } = await shopperWithOrder([{ quantity: 3 }], { status: 'Delivered' });
    const items = [{ productId: product.id, quantity: 2 }];
    await call(requestReturn, { _id: order.id, reason: 'damaged', items }, { token });
    const staff = await makeAdmin(store);
    const asStaff = { token: await logInAs(staff) };
    const answered = await call(
      endpoints.returns.answer,
      { orderId: order.id, state, answer: 'As we said.' },
      asStaff,
    );
    expect(answered.status).toBe(200);
    const { body } = await call(endpoints.audit.list, { actor: staff.id }, asStaff);
    expect(body.data).toMatchObject([{ kind: 'return', action: 'answered', subjectId: order.id }]);
    expect(body.data[0]?.changes).toEqual([
      { field: 'pieces', before: null, after: 2 },
      { field: 'isAccepted', before: null, after: isAccepted },
    ]);
  });

  test('takes the known reasons only', async () => {
    const { order, token } = await delivered();
    const { status, body } = await call(requestReturn, { _id: order.id, reason: 'boredom' }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['reason']);
  });
});

describe('GET /api/order/get-receipt', () => {
  test('gives the shopper an own order as a PDF', async () => {
    const { order, token } = await shopperWithOrder();
    const { status, body } = await call(getReceipt, { _id: order.id }, { token, language: 'fr' });
    expect(status).toBe(200);
    expect(body.data.address).toMatch(/^\/api\/order\/receipt-file\/NB-[^/?]+\.pdf\?ticket=/);
    const number = /NB-[^.]+/.exec(body.data.address)?.[0] ?? '';
    // Without a login, because a program that saves files for an app has none, and may request the file twice.
    for (const _ of ['the app', 'its downloads']) {
      const file = await app.inject({ url: body.data.address });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
      expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(textOfPdf(file.rawPayload).join(' ')).toContain(number);
    }
  });

  test('opens that paper only, for some minutes, as long as the order is the shopper’s', async () => {
    const { order, token } = await shopperWithOrder();
    const other = await shopperWithOrder();
    const { address } = (await call(getReceipt, { _id: order.id }, { token })).body.data;
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    const ticket = decodeURIComponent(address.split('ticket=')[1] ?? '');
    const path = address.split('?')[0] ?? '';
    expect(await statusOf(path)).toBe(404);
    expect(
      await statusOf(`${path}?ticket=${encodeURIComponent(ticket.replace(order.id, other.order.id))}`),
    ).toBe(404);
    expect(await statusOf(`${path}?ticket=${encodeURIComponent(ticket.slice(0, -2))}`)).toBe(404);
    expect(await statusOf(`${path}?ticket=a&ticket=b`)).toBe(404);
    expect(await statusOf(address)).toBe(200);
    clock.advance({ minutes: 6 });
    expect(await statusOf(address)).toBe(404);
  });

  test('is printed sixty times in ten minutes for one person, from wherever it is asked for, and then asked to wait', async () => {
    const limited = await buildApp(store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 3 / 60 });
    const addressFor = async ({ order, token }: Awaited<ReturnType<typeof shopperWithOrder>>) =>
      (await call(getReceipt, { _id: order.id }, { token })).body.data.address;
    const shopper = await shopperWithOrder();
    const print = (count: number, url: string) =>
      limited.inject({
        url,
        headers: { 'x-forwarded-for': `10.0.3.${count}`, 'accept-language': 'fr' },
      });
    const link = await addressFor(shopper);
    for (const count of [1, 2, 3]) expect((await print(count, link)).statusCode).toBe(200);
    const refused = await print(4, await addressFor(shopper));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^Trop de /),
    });
    expect((await print(5, await addressFor(await shopperWithOrder()))).statusCode).toBe(200);
    await limited.close();
  });

  test('is not opened by a link of an account that has been blocked since', async () => {
    const { order, token, user } = await shopperWithOrder();
    const { address } = (await call(getReceipt, { _id: order.id }, { token })).body.data;
    const become = (status: 'Active' | 'Blocked') =>
      store.db.updateTable('users').set({ status }).where('id', '=', user.id).execute();
    await become('Blocked');
    expect((await app.inject({ url: address })).statusCode).toBe(404);
    await become('Active');
    expect((await app.inject({ url: address })).statusCode).toBe(200);
  });

  test('finds only own orders, and needs a login and an id', async () => {
    const { order, token } = await shopperWithOrder();
    expect((await call(getReceipt, { _id: order.id })).status).toBe(401);
    expect((await call(getReceipt, { _id: order.id }, { token: await strangerToken() })).status).toBe(404);
    const { status, body } = await call(getReceipt, {}, { token });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('_id');
  });
});
