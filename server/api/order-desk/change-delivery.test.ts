import { describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';
import { lastCharge, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, logInAs, clock, sentMails } = shop;
const { changeDelivery, quoteDelivery, getOrder, move } = endpoints.orderDesk;
const staff = { token: await logInAs(await makeAdmin(store, { name: 'Solange' })) };

const terms = { fee: 1500, freeFrom: null, daysFrom: 0, daysTo: 1, takesCash: true, isActive: true };
const zones = [
  { ...terms, city: 'Douala' },
  { ...terms, city: 'Yaoundé', fee: 3000, daysTo: 3 },
  { ...terms, city: 'Bafoussam', fee: 500 },
  { ...terms, city: 'Maroua', fee: 4000, takesCash: false },
];
const { body: saved } = await call(endpoints.delivery.getZones, {}, staff);
await call(endpoints.delivery.saveZones, { seenVersion: saved.version, zones }, staff);

/** An order of a cream at 8 000 F, delivered in Douala for 1 500 F. */
async function order(pay: 'cash' | 'card' = 'cash', more: object = {}): Promise<DeskOrderView> {
  const product = await makeProduct(store, { price: 8000, discount: 0, stock: 10 });
  const buyer = await makeBuyer(shop, [{ product, quantity: 1 }]);
  const place = { city: 'Douala', state: 'Littoral', addressLine: 'Akwa, rue Joffre' };
  await store.db.updateTable('addresses').set(place).where('id', '=', buyer.address.id).execute();
  const input = { ...buyer.order, totalAmt: 9500, ...more };
  const { token } = buyer;
  if (pay === 'cash') {
    return shown((await call(endpoints.order.cashOnDelivery, input, { token })).body.data._id);
  }
  const { body } = await call(endpoints.order.checkout, { ...input, provider: 'card' }, { token });
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  return shown(body.data.orderId);
}

async function shown(_id: string): Promise<DeskOrderView> {
  return (await call(getOrder, { _id }, staff)).body.data;
}

function deliveryOf({ delivery_address: address, phone, deliveryNote, isPickUp }: DeskOrderView) {
  const { name, city, state, country, mobile } = address;
  const place = { name, addressLine: address.addressLine1, city, state, country, pincode: address.zipCode };
  return { ...place, mobile, phone, deliveryNote, isPickUp };
}

type Delivery = ReturnType<typeof deliveryOf>;

function changed(known: DeskOrderView, wanted: Partial<Delivery>, seenTotal: number = known.totalAmt) {
  const before = deliveryOf(known);
  return { _id: known._id, ...before, ...wanted, shown: before, seenTotal };
}

const inYaounde = { city: 'Yaoundé', state: 'Centre', addressLine: 'Bastos, face Total' };
const inBafoussam = { city: 'Bafoussam', state: 'Ouest', addressLine: 'Marché A' };
const inMaroua = { city: 'Maroua', state: 'Extrême-Nord', addressLine: 'Domayo' };

async function sendOff(_id: string): Promise<DeskOrderView> {
  for (const to of ['Confirmed', 'Packed', 'Out for delivery'])
    await call(move, { orders: [_id], to }, staff);
  return shown(_id);
}

describe.each([
  ['POST', 'quote-delivery', quoteDelivery],
  ['PUT', 'change-delivery', changeDelivery],
] as const)('%s /api/order-desk/%s', (_method, _path, endpoint) => {
  test('is for people who work on orders, and names the fields that are missing', async () => {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: await logInAs(await makeUser(store)) })).status).toBe(403);
    const { status, body } = await call(endpoint, {}, staff);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(
      expect.arrayContaining(['_id', 'addressLine', 'city', 'isPickUp', 'mobile', 'name']),
    );
  });

  test('finds no order that is not there', async () => {
    const input = { ...changed(await order(), inYaounde), _id: 'nothing' };
    expect((await call(endpoint, input, staff)).body.code).toBe('ORDER_NOT_FOUND');
  });

  test('leaves an order that is sent where it goes', async () => {
    const sent = await sendOff((await order())._id);
    expect((await call(endpoint, changed(sent, inYaounde), staff)).body.code).toBe('LINES_FIXED');
  });
});

describe('where an order goes, changed at the desk', () => {
  test('costs what the other zone costs, with its promise, and the shopper reads it', async () => {
    const known = await order();
    const quoted = await call(quoteDelivery, { ...changed(known, inYaounde) }, staff);
    expect(quoted.body.data).toEqual({ deliveryFee: 3000, totalAmt: 11_000, takesCash: true });
    const early = await call(changeDelivery, changed(known, inYaounde), staff);
    expect(early.body).toMatchObject({
      code: 'TOTAL_CHANGED',
      data: { deliveryFee: 3000, totalAmt: 11_000, subTotalAmt: 8000 },
    });
    const { status, body } = await call(changeDelivery, changed(known, inYaounde, 11_000), staff);
    expect([status, body.message]).toEqual([200, 'Order changed']);
    expect(body.data).toMatchObject({
      delivery_address: { addressLine1: 'Bastos, face Total', city: 'Yaoundé', state: 'Centre' },
      ...{ deliveryZone: 'Yaoundé', deliveryFee: 3000, totalAmt: 11_000, money: { open: 11_000 } },
    });
    expect((body.data.promisedOn ?? '') > (known.promisedOn ?? '')).toBe(true);
    expect(body.data.events.at(-1)).toMatchObject({ remark: 'address_changed', actorName: 'Solange' });
    expect((await sendOff(known._id)).cash.due).toBe(11_000);
    clock.advance({ seconds: 61 });
    await workOff(store, orderNews);
    const mail = (await sentMails()).find(
      ({ subject }) => subject === `Your order ${known.orderId} has changed`,
    );
    expect(mail?.text).toContain('11\u202f000');
  });

  test('is in the log with both totals, without a place or a number', async () => {
    const known = await order();
    await call(changeDelivery, changed(known, inYaounde, 11_000), staff);
    const { body } = await call(endpoints.audit.list, { kind: 'order' }, staff);
    expect(body.data[0]).toMatchObject({
      ...{ action: 'changed', subjectName: known.orderId, actorName: 'Solange' },
      changes: [{ field: 'amount', before: 9500, after: 11_000 }],
    });
    expect(JSON.stringify(body.data[0])).not.toContain('Bastos');
  });

  test('keeps fee and promise within its zone', async () => {
    const known = await order();
    const input = changed(known, { addressLine: 'Bonapriso, rue Njo-Njo', name: 'Tante Rose' });
    const { body } = await call(changeDelivery, input, staff);
    expect(body.data).toMatchObject({
      ...{ deliveryFee: 1500, totalAmt: 9500, promisedOn: known.promisedOn },
      delivery_address: { name: 'Tante Rose', addressLine1: 'Bonapriso, rue Njo-Njo' },
    });
  });

  test('keeps the fee as ordered where the shop says so', async () => {
    const known = await order();
    const { body } = await call(changeDelivery, { ...changed(known, inYaounde), keepsFee: true }, staff);
    expect(body.data).toMatchObject({ deliveryFee: 1500, totalAmt: 9500, deliveryZone: 'Yaoundé' });
  });

  test('costs less: what was paid by card above it goes back', async () => {
    const known = await order('card');
    const { body } = await call(changeDelivery, changed(known, inBafoussam, 8500), staff);
    expect(body.data).toMatchObject({ totalAmt: 8500, payment_status: 'Paid', money: { open: 0 } });
    expect(await readOrder(store, known._id)).toMatchObject({
      refunds: [{ cause: 'lines_changed', amount: 1000 }],
    });
  });

  test('costs more after one that cost less: what was to go back pays for it first', async () => {
    const known = await order('card');
    const { body } = await call(changeDelivery, changed(known, inBafoussam, 8500), staff);
    await call(changeDelivery, changed(body.data, inYaounde, 11_000), staff);
    expect(await readOrder(store, known._id)).toMatchObject({ paymentStatus: 'Processing', refunds: [] });
    expect(await sendOff(known._id)).toMatchObject({ cash: { due: 1500 } });
  });

  test('costs more than was paid by card: the rest is collected at the door', async () => {
    const known = await order('card');
    await call(changeDelivery, changed(known, inYaounde, 11_000), staff);
    expect(await sendOff(known._id)).toMatchObject({ payment_status: 'Processing', cash: { due: 1500 } });
  });

  test('is not a place without cash as long as the order is to be paid in cash', async () => {
    const known = await order();
    const refused = await call(quoteDelivery, changed(known, inMaroua), staff);
    expect([refused.status, refused.body.code]).toEqual([409, 'CASH_NOT_HERE']);
    expect((await call(changeDelivery, changed(known, inMaroua, 12_000), staff)).body.code).toBe(
      'CASH_NOT_HERE',
    );
    const online = await order('card');
    const { body } = await call(changeDelivery, changed(online, inMaroua, 12_000), staff);
    expect(body.data).toMatchObject({ deliveryZone: 'Maroua', totalAmt: 12_000 });
  });

  test('is the shop where orders are picked up, without a fee, and back again', async () => {
    const known = await order();
    const pickUp = changed(known, { isPickUp: true }, 8000);
    expect((await call(changeDelivery, pickUp, staff)).body.code).toBe('PICK_UP_CLOSED');
    await call(endpoints.settings.save, { offersPickUp: true, pickUpAddress: 'Akwa' }, staff);
    const { body } = await call(changeDelivery, pickUp, staff);
    expect(body.data).toMatchObject({
      ...{ isPickUp: true, deliveryFee: 0, totalAmt: 8000, deliveryZone: '', promisedOn: null },
    });
    expect(body.data.events.at(-1)).toMatchObject({ remark: 'pick_up_instead' });
    await call(endpoints.settings.save, { offersPickUp: false }, staff);
    const back = await call(changeDelivery, changed(body.data, { isPickUp: false }, 9500), staff);
    expect(back.body.data).toMatchObject({ isPickUp: false, deliveryFee: 1500, deliveryZone: 'Douala' });
    expect(back.body.data.events.at(-1)).toMatchObject({ remark: 'brought_instead' });
  });

  test('stays free where a code made it free', async () => {
    const { code } = await makePromotion(store, { kind: 'free_delivery', value: 0 });
    const known = await order('cash', { promoCode: code, totalAmt: 8000 });
    const { body } = await call(changeDelivery, changed(known, inYaounde), staff);
    expect(body.data).toMatchObject({ deliveryZone: 'Yaoundé', deliveryFee: 0, totalAmt: 8000 });
  });
});

describe('a phone, and what the rider reads', () => {
  test('change without another word about the money', async () => {
    const known = await order();
    const { body } = await call(changeDelivery, changed(known, { phone: '699 00 00 07' }), staff);
    expect(body.data).toMatchObject({ phone: '+237699000007', totalAmt: 9500 });
    expect(body.data.events.at(-1)).toMatchObject({ remark: 'phone_changed' });
    const noted = await call(changeDelivery, changed(body.data, { deliveryNote: 'Portail bleu' }), staff);
    expect(noted.body.data.deliveryNote).toBe('Portail bleu');
    expect(noted.body.data.events.at(-1)).toMatchObject({ remark: 'rider_note_changed' });
  });

  test('are refused where they are no number', async () => {
    const { status, body } = await call(
      changeDelivery,
      changed(await order(), { phone: '12', mobile: 'x' }),
      staff,
    );
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['phone', 'mobile']]);
  });
});

describe('two who change the same delivery', () => {
  test('do not write over each other', async () => {
    const known = await order();
    const answers = await Promise.all([
      call(changeDelivery, changed(known, inYaounde, 11_000), staff),
      call(changeDelivery, changed(known, inBafoussam, 8500), staff),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual(['LINES_CHANGED']);
  });

  test('nothing that is saved changes nothing and says nothing to the shopper', async () => {
    const known = await order();
    expect((await call(changeDelivery, changed(known, {}), staff)).status).toBe(200);
    expect((await shown(known._id)).events).toHaveLength(known.events.length);
  });
});
