import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { packingSlipMessages } from '#shared/messages/packing-slip-messages.ts';
import { stockOf } from '#tests/races/stock-of.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOwedRefund } from '#tests/support/make-issue.ts';
import { type MadeOrder, makeOrder } from '#tests/support/make-order.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

const { call, store, clock, logInAs } = await testShop();

const { list, getOrder, move, addNote, getSlips, getReceipt, dispatch, noteCall } = endpoints.orderDesk;

const solange = await makeAdmin(store);
const token = () => logInAs(solange);

type State = Parameters<typeof makeOrder>[2] & {
  name?: string;
  phone?: string;
  city?: string;
  /** How many days after the clock's own day the order was placed. */
  day?: number;
};

/** An order as the staff find it some time after it was placed. */
async function orderOf({
  name = 'Amina',
  phone = '+237677123456',
  city = 'Douala',
  day = 0,
  ...state
}: State = {}) {
  const product = await makeProduct(store, { stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 2 }], state);
  const { orderNumber } = await store.db
    .updateTable('orders')
    .set({
      ...{ deliveryName: name, deliveryCity: city, phone, deliveryMobile: phone },
      createdAt: new Date(clock.now().getTime() + day * 86_400_000),
    })
    .where('id', '=', order.id)
    .returning('orderNumber')
    .executeTakeFirstOrThrow();
  return { ...order, number: orderNumber, product };
}

async function found(input: object): Promise<string[]> {
  const { status, body } = await call(list, input, { token: await token() });
  expect(status).toBe(200);
  return body.data.map(({ _id }) => _id);
}

function statusOf({ id }: Pick<MadeOrder, 'id'>) {
  return store.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
}

describe.each([
  ['POST /api/order-desk/list', list, { view: 'yesterday' }, 'view'],
  ['GET /api/order-desk/get-order', getOrder, {}, '_id'],
  ['PUT /api/order-desk/move', move, { orders: ['a'], to: 'Placed' }, 'to'],
  ['POST /api/order-desk/add-note', addNote, { _id: 'a', note: ' ' }, 'note'],
  ['PUT /api/order-desk/dispatch', dispatch, { orders: ['a'], riderName: 'Paul' }, 'riderPhone'],
  ['PUT /api/order-desk/note-call', noteCall, { _id: 'a', noted: -1 }, 'noted'],
  ['POST /api/order-desk/get-slips', getSlips, { orders: [] }, 'orders'],
  ['GET /api/order-desk/get-receipt', getReceipt, { _id: 'a', language: 'de' }, 'language'],
] as const)('%s', (_, endpoint, input, field) => {
  test('says which field is wrong', async () => {
    const { status, body } = await call(endpoint, input, { token: await token() });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe('the list', () => {
  test('shows what the desk needs of each order', async () => {
    const order = await orderOf({ name: 'Brigitte Essomba', city: 'Kribi' });
    const { body } = await call(list, { search: order.number }, { token: await token() });
    expect(body.data).toEqual([
      {
        _id: order.id,
        orderId: order.number,
        createdAt: expect.any(String),
        order_status: 'Placed',
        payment_status: 'Processing',
        payment_method: 'cash_on_delivery',
        payment_simulated: false,
        needsAttention: false,
        totalAmt: order.product.price * 2,
        quantity: 2,
        name: 'Brigitte Essomba',
        city: 'Kribi',
        phone: '+237677123456',
        isPickUp: false,
        riderName: null,
        cashDue: 0,
        isCashShort: false,
        unansweredCalls: 0,
        lastUnansweredAt: null,
        refusedBefore: 0,
        phoneRefusal: null,
      },
    ]);
  });

  test.each([
    ['a part of the name, without accents', 'helene'],
    ['name and family name in any order', 'Mbarga Hélène'],
    ['the phone as it is read', '6 55 44 33 22'],
    ['the phone with its country', '00237 655 44 33 22'],
    ['the end of the phone', '443322'],
  ])('finds an order by %s', async (_, search) => {
    const order = await orderOf({ name: 'Hélène Mbarga', phone: '+237655443322' });
    await orderOf({ name: 'Someone Else', phone: '+237699000000' });
    expect(await found({ search })).toContain(order.id);
    expect(await found({ search: `${search} unknown` })).toEqual([]);
  });

  test('finds an order by its number, with and without dashes', async () => {
    const order = await orderOf();
    expect(await found({ search: order.number.toLowerCase() })).toEqual([order.id]);
    expect(await found({ search: order.number.replaceAll('-', '') })).toEqual([order.id]);
  });

  test('takes what is typed as plain characters', async () => {
    await orderOf();
    expect(await found({ search: '%' })).not.toEqual([]);
    expect(await found({ search: "x' or 1=1 --" })).toEqual([]);
  });

  test('keeps to a city, however it is written', async () => {
    const order = await orderOf({ city: 'Ngaoundéré' });
    await orderOf({ city: 'Garoua' });
    expect(await found({ city: 'ngaoundere' })).toEqual([order.id]);
  });

  test('keeps to days of Douala, both included', async () => {
    const early = await orderOf({ name: 'Dayworth', day: 100 });
    const late = await orderOf({ name: 'Dayworth', day: 102 });
    const dayOf = (days: number) =>
      new Date(clock.now().getTime() + days * 86_400_000 + 3_600_000).toISOString().slice(0, 10);
    expect(await found({ search: 'dayworth', from: dayOf(100), to: dayOf(101) })).toEqual([early.id]);
    expect(await found({ search: 'dayworth', from: dayOf(101), to: dayOf(102) })).toEqual([late.id]);
  });

  test('keeps to a status and to a payment status', async () => {
    const paid = await orderOf({ name: 'Filterman', status: 'Packed', paymentStatus: 'Paid' });
    await orderOf({ name: 'Filterman' });
    expect(await found({ search: 'filterman', status: 'Packed' })).toEqual([paid.id]);
    expect(await found({ search: 'filterman', payment_status: 'Paid' })).toEqual([paid.id]);
  });

  test('has a view for each thing that waits', async () => {
    const name = 'Viewpoint';
    const placed = await orderOf({ name });
    const confirmed = await orderOf({ name, status: 'Confirmed' });
    const packed = await orderOf({ name, status: 'Packed' });
    const out = await orderOf({ name, status: 'Out for delivery' });
    const owed = await orderOf({ name, status: 'Delivered' });
    const paid = await orderOf({ name, status: 'Delivered', paymentStatus: 'Paid' });
    const odd = await orderOf({ name, status: 'Cancelled' });
    await makeOwedRefund(store, odd.id);
    const seen = (view: string) => found({ search: name, view });
    expect(await seen('to_confirm')).toEqual([placed.id]);
    expect(await seen('to_pack')).toEqual([confirmed.id]);
    expect(await seen('to_send')).toEqual([packed.id]);
    expect(await seen('out')).toEqual([out.id]);
    expect((await seen('cash_to_collect')).toSorted()).toEqual([out.id, owed.id].toSorted());
    expect(await seen('attention')).toEqual([odd.id]);
    expect(await seen('all')).toHaveLength(7);
    expect(await seen('all')).toContain(paid.id);
  });

  test('goes on after the last order shown, newest first; a queue goes oldest first', async () => {
    const name = 'Pageturner';
    const orders = [];
    for (const day of [1, 2, 3]) orders.push((await orderOf({ name, day })).id);
    const first = await call(list, { search: name, limit: 2 }, { token: await token() });
    expect(first.body.data.map(({ _id }) => _id)).toEqual([orders[2], orders[1]]);
    expect(first.body.next).toBe(orders[1]);
    // An order placed meanwhile does not shift the pages.
    await orderOf({ name, day: 4 });
    const rest = await call(
      list,
      { search: name, limit: 2, after: first.body.next },
      { token: await token() },
    );
    expect(rest.body.data.map(({ _id }) => _id)).toEqual([orders[0]]);
    expect(rest.body.next).toBeNull();
    expect((await found({ search: name, view: 'to_confirm' })).slice(0, 2)).toEqual(orders.slice(0, 2));
  });

  test.each(['all', 'to_confirm'])(
    'skips and repeats no order of the same instant in the view %s',
    async (view) => {
      const name = `Twin ${view}`;
      const orders: string[] = [];
      for (let count = 0; count < 5; count += 1) orders.push((await orderOf({ name })).id);
      const createdAt = clock.now();
      await store.db.updateTable('orders').set({ createdAt }).where('id', 'in', orders).execute();
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const { body } = await call(list, { search: name, view, limit: 2, after }, { token: await token() });
        seen.push(...body.data.map(({ _id }) => _id));
        after = body.next ?? undefined;
      }
      expect(after).toBeUndefined();
      expect(seen).toEqual(view === 'all' ? orders.toReversed() : orders);
    },
  );

  test('counts what waits in each view', async () => {
    const before = (await call(list, {}, { token: await token() })).body.waiting;
    await orderOf({ status: 'Packed' });
    const { waiting } = (await call(list, {}, { token: await token() })).body;
    expect(waiting).toEqual({ ...before, to_send: before.to_send + 1 });
  });
});

describe('one order', () => {
  test('is shown to an admin with its shopper, its events and the notes', async () => {
    const order = await orderOf();
    await call(addNote, { _id: order.id, note: 'Calls back at noon.' }, { token: await token() });
    const { status, body } = await call(getOrder, { _id: order.id }, { token: await token() });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      _id: order.id,
      orderId: order.number,
      needsAttention: false,
      email: 'amina@example.com',
      customer: { _id: order.userId, name: 'Amina' },
      events: [
        { from: null, to: 'Placed', actor: 'shopper', actorName: 'Amina', note: '' },
        { from: 'Placed', to: 'Placed', actor: 'staff', actorName: 'Solange', note: 'Calls back at noon.' },
      ],
    });
  });

  test('keeps its notes from the shopper', async () => {
    const order = await orderOf();
    await call(addNote, { _id: order.id, note: 'Pays late.' }, { token: await token() });
    const { body } = await call(
      endpoints.order.getTracking,
      { _id: order.id },
      { token: await logInAs({ id: order.userId }) },
    );
    expect(body.data.events).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('Pays late.');
  });

  test('that does not exist is not found', async () => {
    const missing = { token: await token() };
    expect((await call(getOrder, { _id: 'nothing' }, missing)).body.code).toBe('ORDER_NOT_FOUND');
    expect((await call(addNote, { _id: 'nothing', note: 'x' }, missing)).status).toBe(404);
  });
});

describe('moving orders', () => {
  test('goes from the order to the door, with the name of who did it', async () => {
    const order = await orderOf();
    for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
      const { body } = await call(move, { orders: [order.id], to }, { token: await token() });
      expect(body.data).toMatchObject([{ moved: true, refusal: null, order: { order_status: to } }]);
    }
    const { body } = await call(getOrder, { _id: order.id }, { token: await token() });
    expect(body.data.events.at(-1)).toMatchObject({ actor: 'staff', actorName: 'Solange', to: 'Delivered' });
  });

  test('of several moves each for itself and says line by line what could not be', async () => {
    const ready = await orderOf({ status: 'Confirmed' });
    const packed = await orderOf({ status: 'Packed' });
    const cancelled = await orderOf({ status: 'Cancelled' });
    const { status, body } = await call(
      move,
      { orders: [ready.id, packed.id, cancelled.id, 'nothing'], to: 'Packed' },
      { token: await token(), language: 'fr' },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { _id: ready.id, moved: true, refusal: null, order: { order_status: 'Packed' } },
      { _id: packed.id, moved: false, refusal: null, order: { order_status: 'Packed' } },
      {
        _id: cancelled.id,
        moved: false,
        refusal: 'Ce n’est plus possible pour cette commande.',
        order: { order_status: 'Cancelled' },
      },
      { _id: 'nothing', moved: false, refusal: 'Cette commande est introuvable.', order: null },
    ]);
    expect(await statusOf(ready)).toEqual({ status: 'Packed' });
  });

  test('by two admins at once moves an order once', async () => {
    const order = await orderOf();
    const tokens = [await token(), await logInAs(await makeAdmin(store))];
    const answers = await Promise.all(
      tokens.map((given) => call(move, { orders: [order.id], to: 'Confirmed' }, { token: given })),
    );
    expect(answers.map(({ body }) => body.data[0]?.moved).toSorted()).toEqual([false, true]);
    expect(answers.every(({ body }) => body.data[0]?.refusal === null)).toBe(true);
    const { body } = await call(getOrder, { _id: order.id }, { token: await token() });
    expect(body.data.events).toHaveLength(2);
  });

  test('one admin cancels, another dispatches: one of them is refused', async () => {
    const order = await orderOf({ status: 'Packed' });
    const tokens = [await token(), await logInAs(await makeAdmin(store))] as const;
    const [sent, cancelled] = await Promise.all([
      call(move, { orders: [order.id], to: 'Out for delivery' }, { token: tokens[0] }),
      call(move, { orders: [order.id], to: 'Cancelled' }, { token: tokens[1] }),
    ]);
    const moved = [sent, cancelled].map(({ body }) => body.data[0]?.moved);
    expect(moved.toSorted()).toEqual([false, true]);
    const isSent = moved[0] === true;
    expect(await statusOf(order)).toEqual({ status: isSent ? 'Out for delivery' : 'Cancelled' });
    expect(await stockOf(store, order.product)).toBe(isSent ? 3 : 5);
  });

  test('back from the door puts the pieces on the shelf and keeps the reason as a note', async () => {
    const order = await orderOf({ status: 'Out for delivery' });
    await call(
      move,
      { orders: [order.id], to: 'Refused', note: 'No one at home.' },
      { token: await token() },
    );
    expect(await stockOf(store, order.product)).toBe(5);
    const { body } = await call(getOrder, { _id: order.id }, { token: await token() });
    expect(body.data.events.at(-1)).toMatchObject({ to: 'Refused', note: 'No one at home.' });
  });

  test('takes no more than fifty at once', async () => {
    const orders = Array.from({ length: 51 }, (_, index) => `order${index}`);
    const { status, body } = await call(move, { orders, to: 'Packed' }, { token: await token() });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['orders']);
  });
});

describe('the papers', () => {
  test('of several orders are one file of slips, in the order asked for, each once', async () => {
    const [first, second] = [await orderOf({ name: 'Slip One' }), await orderOf({ name: 'Slip Two' })];
    const orders = [second.id, first.id, second.id, 'nothing'];
    const { status, body } = await call(getSlips, { orders, language: 'fr' }, { token: await token() });
    expect(status).toBe(200);
    expect(body.data.fileName).toBe(`slips-2-${second.number}.pdf`);
    const pdf = Buffer.from(body.data.pdf, 'base64');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    // Each slip has a code by which the amount due can be paid.
    expect(textOfPdf(pdf).join('').split(packingSlipMessages.fr.payByPhone)).toHaveLength(3);
    const printed = packingSlipMessages.fr.printedAt(formatMoment(clock.now().toISOString(), 'fr'));
    const lines = textOfPdf(pdf).map((line) => line.replaceAll(/\s/g, ' '));
    expect(lines.filter((line) => line === printed.replaceAll(/\s/g, ' '))).toHaveLength(2);
    const links = await store.db
      .selectFrom('doorLinks')
      .select('orderId')
      .where('orderId', 'in', [first.id, second.id])
      .execute();
    expect(links).toHaveLength(2);
  });

  test('are refused where there is no such order', async () => {
    const options = { token: await token() };
    expect((await call(getSlips, { orders: ['nothing'] }, options)).body.code).toBe('ORDER_NOT_FOUND');
    expect((await call(getReceipt, { _id: 'nothing' }, options)).body.code).toBe('ORDER_NOT_FOUND');
  });

  test('hold the receipt of any shopper', async () => {
    const order = await orderOf();
    const { body } = await call(getReceipt, { _id: order.id, language: 'fr' }, { token: await token() });
    expect(body.data.fileName).toBe(`${order.number}.pdf`);
    expect(Buffer.from(body.data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('calling to confirm an order', () => {
  test('counts who does not answer, with time and person, and leaves the order waiting', async () => {
    const order = await orderOf();
    const options = { token: await token() };
    const first = await call(noteCall, { _id: order.id, noted: 0 }, options);
    expect(first.body.data).toMatchObject({ order_status: 'Placed', unansweredCalls: 1 });
    clock.advance({ minutes: 30 });
    // Half an hour later a new session is needed.
    const later = { token: await token() };
    await call(noteCall, { _id: order.id, noted: 1 }, later);
    const { body } = await call(getOrder, { _id: order.id }, later);
    const [one, two] = body.data.unansweredCalls;
    expect([one?.actorName, two?.actorName]).toEqual(['Solange', 'Solange']);
    expect(Date.parse(two?.at ?? '') - Date.parse(one?.at ?? '')).toBeGreaterThanOrEqual(30 * 60_000);
    expect((await statusOf(order)).status).toBe('Placed');
  });

  test('counts a double tap once', async () => {
    const order = await orderOf();
    const options = { token: await token() };
    const taps = await Promise.all([1, 2, 3].map(() => call(noteCall, { _id: order.id, noted: 0 }, options)));
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await call(getOrder, { _id: order.id }, options);
    expect(body.data.unansweredCalls).toHaveLength(1);
  });

  test('is over once the order is confirmed', async () => {
    const order = await orderOf({ status: 'Confirmed' });
    const { status, body } = await call(noteCall, { _id: order.id, noted: 0 }, { token: await token() });
    expect([status, body.code]).toEqual([409, 'ORDER_MOVE_NOT_ALLOWED']);
  });
});

describe('sending parcels out', () => {
  test('gives them to a rider who is typed once and is on the list from then on', async () => {
    const [first, second] = [await orderOf({ status: 'Packed' }), await orderOf({ status: 'Packed' })];
    const options = { token: await token() };
    const typed = { riderName: 'Paul Biya Etoundi', riderPhone: '6 90 11 22 33' };
    const sent = await call(dispatch, { orders: [first.id], ...typed }, options);
    expect(sent.body.data).toMatchObject([
      { moved: true, order: { order_status: 'Out for delivery', riderName: typed.riderName } },
    ]);
    const riders = (await call(endpoints.rider.list, {}, options)).body.data;
    const paul = riders.find(({ phone }) => phone === '+237690112233');
    await call(dispatch, { orders: [second.id], rider: paul?.id }, options);
    const { body } = await call(getOrder, { _id: second.id }, options);
    expect(body.data).toMatchObject({
      rider: { name: typed.riderName, phone: '+237690112233' },
      cash: { due: second.product.price * 2, collected: 0, waived: 0, collections: [] },
    });
  });

  test('leaves a parcel that is on its way to the rider who has it', async () => {
    const order = await orderOf({ status: 'Packed' });
    const options = { token: await token() };
    await call(dispatch, { orders: [order.id], riderName: 'Ibrahim', riderPhone: '690000001' }, options);
    const again = await call(
      dispatch,
      { orders: [order.id], riderName: 'Someone', riderPhone: '690000002' },
      options,
    );
    expect(again.body.data).toMatchObject([{ moved: false, order: { riderName: 'Ibrahim' } }]);
  });

  test('goes without a rider too, and reports each parcel that cannot go', async () => {
    const [packed, placed] = [await orderOf({ status: 'Packed' }), await orderOf()];
    const { body } = await call(dispatch, { orders: [packed.id, placed.id] }, { token: await token() });
    expect(body.data).toMatchObject([
      { moved: true, order: { riderName: null } },
      { moved: false, refusal: 'This is no longer possible for this order.' },
    ]);
  });

  test('refuses a rider who is not on the list, and a number that is none', async () => {
    const order = await orderOf({ status: 'Packed' });
    const options = { token: await token() };
    const unknown = await call(dispatch, { orders: [order.id], rider: 'unknown' }, options);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'RIDER_NOT_FOUND']);
    const typed = { riderName: 'Paul', riderPhone: '12' };
    const wrong = await call(dispatch, { orders: [order.id], ...typed }, options);
    expect(wrong.body.fields).toEqual({
      riderPhone: 'Enter a phone number such as 6\u00a077\u00a012\u00a034\u00a056.',
    });
    expect((await statusOf(order)).status).toBe('Packed');
  });
});
