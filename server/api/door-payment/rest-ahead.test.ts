import { describe, expect, test } from 'vitest';
import { giveDoorLinks } from '#core/door-links/door-links.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { getOrder as readWholeOrder } from '#core/orders/order-queries.ts';
import { packingSlipOf } from '#core/receipts/packing-slip.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { expectLedger } from '#tests/support/expect-ledger.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { lastCharge, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] }, database: { poolSize: 12 } });
const { call, store, logInAs, clock, sentMails } = shop;
const { changeDelivery, quoteDelivery, getOrder, move, dispatch } = endpoints.orderDesk;
const admin = await makeAdmin(store);
const staff = { token: await logInAs(admin) };
const since = clock.now();

const terms = { fee: 1500, freeFrom: null, daysFrom: 0, daysTo: 1, takesCash: true, isActive: true };
const zones = [
  { ...terms, city: 'Douala' },
  { ...terms, city: 'Garoua', takesCash: false },
  { ...terms, city: 'Maroua', fee: 4000, takesCash: false },
];
const { body: saved } = await call(endpoints.delivery.getZones, {}, staff);
await call(endpoints.delivery.saveZones, { seenVersion: saved.version, zones }, staff);

const akwa = { city: 'Douala', state: 'Littoral', addressLine: 'Akwa, rue Joffre' };
const domayo = { city: 'Maroua', state: 'Extrême-Nord', addressLine: 'Domayo' };

async function shown(_id: string): Promise<DeskOrderView> {
  return (await call(getOrder, { _id }, staff)).body.data;
}

/** An order of a cream at 8 000 F, paid by card; 9 500 F with its delivery to Douala. */
async function order({ isPaid = true, place = akwa }: { isPaid?: boolean; place?: typeof akwa } = {}) {
  const product = await makeProduct(store, { price: 8000, discount: 0, stock: 10 });
  const buyer = await makeBuyer(shop, [{ product, quantity: 1 }]);
  await store.db.updateTable('addresses').set(place).where('id', '=', buyer.address.id).execute();
  const input = { ...buyer.order, totalAmt: 9500, provider: 'card' };
  const { body } = await call(endpoints.order.checkout, input, { token: buyer.token });
  const charge = lastCharge(card);
  if (isPaid) await settlePayment(store, charge.attemptId, paid(charge));
  return { id: body.data.orderId, token: buyer.token, product };
}

function deliveryOf({ delivery_address: address, phone, deliveryNote, isPickUp }: DeskOrderView) {
  const { name, city, state, country, mobile } = address;
  const place = { name, addressLine: address.addressLine1, city, state, country, pincode: address.zipCode };
  return { ...place, mobile, phone, deliveryNote, isPickUp };
}

async function bring(id: string, place: object, seenTotal: number) {
  const known = await shown(id);
  const before = deliveryOf(known);
  return call(changeDelivery, { _id: id, ...before, ...place, shown: before, seenTotal }, staff);
}

/** A paid order that is brought to Maroua instead: 2 500 F are left to pay, and no cash is taken there. */
async function movedToMaroua() {
  const made = await order();
  expect((await bring(made.id, domayo, 12_000)).status).toBe(200);
  return { ...made, token: tokenOf(await shown(made.id)), shopper: made.token };
}

function tokenOf({ restAhead }: DeskOrderView): string {
  return restAhead?.address.split('/pay/')[1] ?? '';
}

async function pack(id: string): Promise<void> {
  for (const to of ['Confirmed', 'Packed']) await call(move, { orders: [id], to }, staff);
}

async function sendOff(id: string): Promise<string | null> {
  const { body } = await call(dispatch, { orders: [id] }, staff);
  return body.data[0]?.refusal ?? null;
}

let phones = 677_004_000;

function payBy(token: string) {
  phones += 1;
  const given = { token, due: 2500, provider: 'mtn_momo', payer_phone: String(phones) };
  return call(endpoints.doorPayment.pay, given);
}

function doorOf(token: string) {
  return call(endpoints.doorPayment.get, { token });
}

describe('what is left to pay of a paid order that goes where no cash is taken', () => {
  test('is shown at the desk with a link that pays it before the parcel leaves', async () => {
    const { id, token } = await movedToMaroua();
    expect(await shown(id)).toMatchObject({
      ...{ takesCash: false, totalAmt: 12_000, cash: { due: 0 }, money: { open: 2500 } },
      restAhead: { due: 2500, address: expect.stringMatching(/\/pay\/[^/]+$/) },
    });
    const due = { state: 'due', due: 2500, takesCash: false };
    expect((await doorOf(token)).body.data).toMatchObject(due);
    expect((await payBy(token)).status).toBe(200);
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    clock.advance({ seconds: 5 });
    await workOff(store, paymentQuestions);
    expect(await shown(id)).toMatchObject({
      ...{ restAhead: null, money: { open: 0 }, payment_status: 'Paid', payment_method: 'card' },
    });
    expect((await doorOf(token)).body.data).toMatchObject({ state: 'paid', due: 0 });
    await pack(id);
    expect(await sendOff(id)).toBeNull();
    await expectLedger(store, admin, since);
  });

  test('keeps the parcel in the shop, with a sentence that says what to do', async () => {
    const { id, token } = await movedToMaroua();
    await pack(id);
    const held =
      '2,500\u00a0F are still to be paid online before this parcel leaves: no cash is taken in Maroua. Send the shopper the payment link on the page of the order.';
    expect((await sendOff(id))?.replaceAll('\u202f', ',').replaceAll('FCFA', 'F')).toBe(held);
    const { body } = await call(move, { orders: [id], to: 'Out for delivery' }, staff);
    expect(body.data[0]?.refusal).toContain('Maroua');
    expect(await shown(id)).toMatchObject({ order_status: 'Packed', cash: { due: 0 } });
    await payBy(token);
    const charge = lastCharge(momo);
    await settlePayment(store, charge.attemptId, paid(charge));
    expect(await sendOff(id)).toBeNull();
    expect(await shown(id)).toMatchObject({ order_status: 'Out for delivery', cash: { due: 0 } });
  });

  test('is not written on the slip as cash to collect', async () => {
    const { id } = await movedToMaroua();
    const slip = packingSlipOf(store.settings, await readWholeOrder(store.db, id), 'fr', 'https://x.example');
    expect(slip.cash).toEqual({ label: 'Ne pas expédier\u00a0: pas encore tout payé', amount: undefined });
    expect(slip.warnings[0]).toContain('Vrai au moment de l’impression. Regardez la commande');
    expect(slip.payment).toBeUndefined();
  });

  test('is asked for in the mail about the change, with the link and not for the rider', async () => {
    const { id, token } = await movedToMaroua();
    const { orderId } = await shown(id);
    clock.advance({ seconds: 61 });
    await workOff(store, orderNews);
    const mail = (await sentMails()).find(({ subject }) => subject === `Your order ${orderId} has changed`);
    expect(mail?.text).toContain(`/pay/${token}`);
    expect(mail?.text).toContain('before we send it');
    expect(mail?.text).not.toContain('rider');
  });

  test('is paid from My Orders and from the tracking page, until nothing is left', async () => {
    const { id, token, shopper } = await movedToMaroua();
    const mine = async () => (await call(endpoints.order.orderList, {}, { token: shopper })).body.data[0];
    const own = async () =>
      (await call(endpoints.order.getTracking, { _id: id }, { token: shopper })).body.data;
    const { trackingToken } = await own();
    const passedOn = async () =>
      (await call(endpoints.order.trackByLink, { token: trackingToken })).body.data.payAhead;
    const page = `/pay/${token}`;
    expect([(await mine())?.payAhead, (await own()).payAhead, await passedOn()]).toEqual([page, page, page]);
    await payBy(token);
    const charge = lastCharge(momo);
    await settlePayment(store, charge.attemptId, paid(charge));
    expect([(await mine())?.payAhead, (await own()).payAhead, await passedOn()]).toEqual([null, null, null]);
  });

  test('gives no one a payment link on the tracking page of an order that nothing must be paid ahead for', async () => {
    const { id, token } = await order();
    await pack(id);
    await giveDoorLinks(store.db, [id]);
    const { trackingToken, payAhead } = (await call(endpoints.order.getTracking, { _id: id }, { token })).body
      .data;
    expect(payAhead).toBeNull();
    const seen = (await call(endpoints.order.trackByLink, { token: trackingToken })).body.data;
    expect(JSON.stringify(seen)).not.toContain('/pay/');
    expect(seen.payAhead).toBeNull();
  });

  test('grows and shrinks with the lines: added pieces wait for the link too', async () => {
    const { id } = await order({ place: { ...domayo, city: 'Garoua' } });
    expect(await shown(id)).toMatchObject({ restAhead: null });
    const { product } = await order();
    const added = {
      orderId: id,
      shown: 'Placed',
      productId: product.id,
      quantity: 1,
      seenTotal: 17_500,
      note: '',
    };
    expect((await call(endpoints.orderLines.add, added, staff)).status).toBe(200);
    await pack(id);
    expect(await sendOff(id)).toContain('Garoua');
    expect(await shown(id)).toMatchObject({ restAhead: { due: 8000 } });
    const taken = { orderId: id, shown: 'Packed', note: '' };
    const pieces = [{ productId: product.id, of: 1, quantity: 1, damaged: 0 }];
    expect((await call(endpoints.orderLines.takeOut, { ...taken, pieces }, staff)).status).toBe(200);
    expect(await sendOff(id)).toBeNull();
  });

  test('is said by the quote before the order goes there', async () => {
    const { id } = await order();
    const known = await shown(id);
    const quoted = await call(quoteDelivery, { _id: id, ...deliveryOf(known), ...domayo }, staff);
    expect(quoted.body.data).toEqual({ deliveryFee: 4000, totalAmt: 12_000, takesCash: false });
  });

  test('may be asked of a wallet by the desk too, but is never noted as cash', async () => {
    const { id } = await movedToMaroua();
    const cash = { _id: id, due: 2500, amount: 2500, note: '' };
    expect((await call(endpoints.cash.collect, cash, staff)).body.code).toBe('CASH_NOT_DUE');
    const asked = { _id: id, due: 2500, amount: 2500, provider: 'mtn_momo', payer_phone: '677001123' };
    expect((await call(endpoints.cash.askWallet, asked, staff)).status).toBe(200);
  });

  test('is collected in cash as agreed where the shop itself took the order by phone', async () => {
    const { id } = await order({ place: { ...domayo, city: 'Garoua' } });
    await store.db.deleteFrom('paymentAttempts').where('orderId', '=', id).execute();
    await store.db
      .updateTable('orders')
      .set({ paymentMethod: 'cash_on_delivery', paymentStatus: 'Processing', settled: 0 })
      .where('id', '=', id)
      .execute();
    expect(await shown(id)).toMatchObject({ takesCash: false, restAhead: null });
    await pack(id);
    expect(await sendOff(id)).toBeNull();
    expect(await shown(id)).toMatchObject({ cash: { due: 9500 } });
  });
});

describe('a payment that arrives while the desk brings the order elsewhere', () => {
  test('pays the order or goes back: no franc is kept above what it costs', async () => {
    const orders: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { id, token } = await movedToMaroua();
      await payBy(token);
      const charge = lastCharge(momo);
      const [moved] = await Promise.all([
        bring(id, akwa, 9500),
        settlePayment(store, charge.attemptId, paid(charge)),
      ]);
      expect(moved.status).toBe(200);
      const { refunds, paymentStatus } = await readOrder(store, id);
      expect(paymentStatus).toBe('Paid');
      expect(refunds.map(({ amount }) => amount)).toEqual([2500]);
      expect(await shown(id)).toMatchObject({ totalAmt: 9500, money: { open: 0 }, restAhead: null });
      orders.push(id);
    }
    await expectPaymentStatus(store, orders);
    await expectLedger(store, admin, since);
  });

  test('leaves nothing to be collected at the door, whichever of dispatch and change comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await order();
      await pack(id);
      await Promise.all([sendOff(id), bring(id, domayo, 12_000)]);
      expect(await shown(id)).toMatchObject({ cash: { due: 0 } });
    }
  });
});

describe('a shopper who brings the order elsewhere', () => {
  const place = { name: 'Amina', addressLine: 'Roumdé Adjia', state: 'Nord', country: 'Cameroun' };
  const toGaroua = { ...place, city: 'Garoua', pincode: '00237', mobile: '699001122' };

  test('calls the shop where something is left to pay and no cash is taken there', async () => {
    const { id, token, product } = await order();
    const more = {
      orderId: id,
      shown: 'Placed',
      productId: product.id,
      quantity: 1,
      seenTotal: 17_500,
      note: '',
    };
    expect((await call(endpoints.orderLines.add, more, staff)).status).toBe(200);
    const refused = await call(endpoints.order.changeDelivery, { _id: id, ...toGaroua }, { token });
    expect(refused.body.code).toBe('DELIVERY_COSTS_CHANGE');
  });

  test('cannot choose cash afterwards for a place that takes none', async () => {
    const { id, token } = await order({ isPaid: false });
    const changed = await call(endpoints.order.changeDelivery, { _id: id, ...toGaroua }, { token });
    expect(changed.body.data).toMatchObject({ deliveryZone: 'Garoua', totalAmt: 9500 });
    const instead = await call(endpoints.payment.payCash, { orderId: id }, { token });
    expect([instead.status, instead.body.code]).toEqual([409, 'CASH_NOT_HERE']);
  });
});
