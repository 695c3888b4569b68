import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { stockOf } from '#tests/races/stock-of.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { readOrder, stockAndLedger } from '#tests/support/online-shopper.ts';

const { call, store, logInAs, sentMails } = await testShop();

const { answer, takeBack } = endpoints.returns;
const { requestReturn, orderList, getTracking, trackByLink } = endpoints.order;

const solange = await makeAdmin(store, { name: 'Solange' });
const asStaff = async () => ({ token: await logInAs(solange) });

/** A delivered, paid order with two of one product and one of another, for which the shopper asks for a return. */
async function askedBack({ isAsked = true, paymentStatus = 'Paid' as const } = {}) {
  const lipstick = await makeProduct(store, { stock: 5 });
  const mascara = await makeProduct(store, { stock: 5 });
  const lines = [
    { product: lipstick, quantity: 2 },
    { product: mascara, quantity: 1 },
  ];
  const order = await makeOrder(store, lines, { status: 'Delivered', paymentStatus });
  const token = await logInAs({ id: order.userId });
  if (isAsked) {
    const asked = { _id: order.id, reason: 'damaged', details: 'The seal was broken.' };
    expect((await call(requestReturn, asked, { token })).status).toBe(201);
  }
  return { ...order, lipstick, mascara, token };
}

async function reasonsOf(orderId: string) {
  const { body } = await call(endpoints.attention.list, { limit: 100 }, await asStaff());
  return body.data.filter(({ order }) => order._id === orderId).map(({ reason }) => reason);
}

describe.each([
  ['PUT /api/returns/answer', answer, { orderId: 'a', state: 'refused', answer: ' ' }, 'answer'],
  ['PUT /api/returns/take-back', takeBack, { orderId: 'a', unsaleable: 'all' }, 'unsaleable'],
] as const)('%s', (_, endpoint, input, field) => {
  test('says which field is wrong', async () => {
    const { status, body } = await call(endpoint, input, await asStaff());
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('does not find an order that is not there', async () => {
    const sent = { orderId: 'nothing', state: 'accepted' };
    expect((await call(endpoint, sent, await asStaff())).body.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('the answer to a return', () => {
  test('is waited for in the list of what needs attention, until it is given', async () => {
    const { id: orderId } = await askedBack();
    expect(await reasonsOf(orderId)).toEqual(['return_requested']);
    await call(answer, { orderId, state: 'accepted' }, await asStaff());
    expect(await reasonsOf(orderId)).toEqual([]);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Delivered', needsAttention: false });
  });

  test('is waited for with the sum that goes back for the pieces, not the total of the order', async () => {
    const amounts = async (orderId: string) => {
      const { body } = await call(endpoints.attention.list, { limit: 100 }, await asStaff());
      return body.data.flatMap(({ order, amount }) => (order._id === orderId ? amount : []));
    };
    const whole = await askedBack();
    expect(await amounts(whole.id)).toEqual([2 * whole.lipstick.price + whole.mascara.price]);
    const part = await askedBack({ isAsked: false });
    const items = [{ productId: part.lipstick.id, quantity: 1 }];
    const asked = { _id: part.id, reason: 'damaged', details: '', items };
    expect((await call(requestReturn, asked, { token: part.token })).status).toBe(201);
    expect(await amounts(part.id)).toEqual([part.lipstick.price]);
  });

  test('is read in the account, behind the tracking link and in a mail', async () => {
    const { id: orderId, token } = await askedBack();
    const words = 'The boxes were opened: hygiene forbids it.';
    const { status, body } = await call(
      answer,
      { orderId, state: 'refused', answer: words },
      await asStaff(),
    );
    expect(status).toBe(200);
    expect(body.message).toBe('Answer sent');

    const [order] = (await call(orderList, undefined, { token })).body.data;
    expect(order?.return_request).toMatchObject({ state: 'refused', answer: words });
    const { data: own } = (await call(getTracking, { _id: orderId }, { token })).body;
    const { data: tracked } = (await call(trackByLink, { token: own.trackingToken })).body;
    expect(tracked.returnRequest).toEqual({ state: 'refused', answer: words, isBack: false });
    const mail = (await sentMails()).find(
      ({ subject }) => subject.includes(own.orderNumber) && /return/i.test(subject),
    );
    expect(mail?.subject).toBe(`Your return of order ${own.orderNumber} is not possible`);
    expect(mail?.text).toContain(words);
  });

  test('is given once: of two admins who answer at once the second is refused', async () => {
    const { id: orderId } = await askedBack();
    const answers = await Promise.all([
      call(answer, { orderId, state: 'accepted', answer: 'Bring it to Akwa.' }, await asStaff()),
      call(answer, { orderId, state: 'refused', answer: 'No.' }, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await call(endpoints.orderDesk.getOrder, { _id: orderId }, await asStaff());
    expect(body.data.events.filter(({ remark }) => remark?.startsWith('return_'))).toMatchObject([
      { actor: 'staff', actorName: 'Solange' },
    ]);
  });

  test('is refused without a request', async () => {
    const { id: orderId } = await askedBack({ isAsked: false });
    const { body } = await call(answer, { orderId, state: 'accepted' }, await asStaff());
    expect(body.code).toBe('RETURN_ANSWERED');
  });
});

describe('a parcel that comes back', () => {
  test('puts on the shelf what can be sold, writes off the rest, and owes the money', async () => {
    const { id: orderId, lipstick, mascara } = await askedBack();
    await call(answer, { orderId, state: 'accepted', answer: 'Bring it to Akwa.' }, await asStaff());
    const sent = {
      orderId,
      unsaleable: [{ productId: lipstick.id, quantity: 1 }],
      note: 'One was opened.',
    };
    const { status, body } = await call(takeBack, sent, await asStaff());
    expect(status).toBe(200);
    expect(body.message).toBe('Parcel taken back');
    expect(await stockAndLedger(store, lipstick)).toEqual({ stock: 4, ledger: 4 });
    expect(await stockAndLedger(store, mascara)).toEqual({ stock: 5, ledger: 5 });
    const written = await store.db
      .selectFrom('stockMovements')
      .select(['change', 'reason', 'cause', 'actorId'])
      .where('orderId', '=', orderId)
      .where('productId', '=', lipstick.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(written).toEqual({ change: -1, reason: 'adjustment', cause: 'damaged', actorId: solange.id });
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Returned', needsAttention: true });
    expect(await reasonsOf(orderId)).toEqual(['order_ended']);
  });

  test('counts once, however often it is taken back', async () => {
    const { id: orderId, lipstick } = await askedBack();
    const sent = { orderId, unsaleable: [{ productId: lipstick.id, quantity: 2 }] };
    const answers = await Promise.all([
      call(takeBack, sent, await asStaff()),
      call(takeBack, sent, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stockOf(store, lipstick)).toBe(3);
  });

  test('is said once to the shopper, with what becomes of the money', async () => {
    const { id: orderId, token } = await askedBack();
    for (let presses = 0; presses < 2; presses += 1) await call(takeBack, { orderId }, await asStaff());
    const { data: own } = (await call(getTracking, { _id: orderId }, { token })).body;
    const subject = `Your return of order ${own.orderNumber} has reached us`;
    const mails = (await sentMails()).filter((mail) => mail.subject === subject);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('We write to you when your money goes back.'),
    ]);
  });

  test('accepts a return request that was not answered yet', async () => {
    const { id: orderId, token } = await askedBack();
    await call(takeBack, { orderId }, await asStaff());
    const [order] = (await call(orderList, undefined, { token })).body.data;
    expect(order).toMatchObject({ order_status: 'Returned', return_request: { state: 'accepted' } });
    expect(await reasonsOf(orderId)).toEqual(['order_ended']);
  });

  test.each([
    ['more pieces than were ordered', 3, 1],
    ['a product twice', 1, 2],
  ] as const)('is refused with %s, and nothing has moved', async (_, quantity, times) => {
    const { id: orderId, lipstick } = await askedBack();
    const unsaleable = Array.from({ length: times }, () => ({ productId: lipstick.id, quantity }));
    const { status, body } = await call(takeBack, { orderId, unsaleable }, await asStaff());
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['unsaleable']);
    expect(await stockOf(store, lipstick)).toBe(3);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Delivered' });
  });

  test('of an order that was never delivered is refused', async () => {
    const product = await makeProduct(store);
    const { id: orderId } = await makeOrder(store, [{ product, quantity: 1 }]);
    const { body } = await call(takeBack, { orderId }, await asStaff());
    expect(body.code).toBe('ORDER_MOVE_NOT_ALLOWED');
  });
});
