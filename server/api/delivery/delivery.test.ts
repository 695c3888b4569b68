import { describe, expect, test } from 'vitest';
import { starterZones } from '#app/admin/zones/starter-zones.ts';
import { payCashInstead } from '#core/checkout/pay-cash-instead.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { packingSlipOf } from '#core/receipts/packing-slip.ts';
import { endpoints } from '#shared/endpoints.ts';
import { daysAfter, shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, logInAs } = shop;
const { getZones, saveZones, shown } = endpoints.delivery;
const { cashOnDelivery, checkout, changeDelivery } = endpoints.order;
const staff = { token: await logInAs(await makeAdmin(store, { name: 'Solange' })) };

const terms = { fee: 1500, freeFrom: 20_000, daysFrom: 0, daysTo: 1, takesCash: true, isActive: true };
const douala = { ...terms, city: 'Douala' };
const bonapriso = { ...terms, city: 'Douala', quarter: 'Bonapriso', fee: 500, freeFrom: null };
const farNorth = { ...terms, region: 'farNorth', fee: 4000, freeFrom: null, daysTo: 6, takesCash: false };

async function save(zones: readonly object[]) {
  const { body } = await call(getZones, {}, staff);
  return call(saveZones, { seenVersion: body.version, zones }, staff);
}

/** A shopper with creams at 8 000 F in her cart and an address in Rue Njo-Njo, Bonapriso, or elsewhere. */
async function shopper(place: { city?: string; addressLine?: string } = {}, pieces = 1) {
  const product = await makeProduct(store, { price: 8000, discount: 0, stock: 10 });
  const buyer = await makeBuyer(shop, [{ product, quantity: pieces }]);
  const { city = 'Douala', addressLine = 'Carrefour Agip' } = place;
  await store.db
    .updateTable('addresses')
    .set({ city, addressLine })
    .where('id', '=', buyer.address.id)
    .execute();
  return buyer;
}

describe('delivery zones', () => {
  test('without any, delivery is free everywhere', async () => {
    expect((await call(shown, {})).body.data).toEqual({ zones: [], pickUp: null });
    const { order, token } = await shopper();
    const { body } = await call(cashOnDelivery, order, { token });
    expect(body.data).toMatchObject({ totalAmt: 8000, deliveryFee: 0, deliveryZone: '', promisedOn: null });
  });

  test('are for managers; each change is in the log, and what was changed meanwhile is refused', async () => {
    const clerk = { token: await logInAs(await makeUser(store, { role: 'ORDERS' })) };
    expect((await call(getZones, {}, clerk)).status).toBe(403);
    const { body: before } = await call(getZones, {}, staff);
    const input = { seenVersion: before.version, zones: [{ ...douala, isActive: false }] };
    const { status, body } = await call(saveZones, input, staff);
    expect([status, body.message]).toEqual([200, 'Delivery zones saved']);
    expect((await call(saveZones, input, staff)).body.code).toBe('ZONES_CHANGED');
    expect((await call(shown, {})).body.data.zones).toEqual([]);
    const [zone] = body.data;
    await save([{ ...zone, fee: 2000, isActive: true }]);
    const log = await call(endpoints.audit.list, { kind: 'zone' }, staff);
    expect(log.body.data).toMatchObject([
      {
        action: 'changed',
        subjectName: 'Douala',
        changes: [{ field: 'fee', before: 1500, after: 2000 }, { field: 'isActive' }],
      },
      { action: 'added', subjectName: 'Douala', actorName: 'Solange' },
    ]);
    expect((await call(shown, {})).body.data.zones).toMatchObject([{ city: 'Douala', fee: 2000 }]);
  });

  test.each([
    ['free everywhere', [{ ...douala, fee: 0 }], '', ''],
    ['from a fee', [bonapriso, farNorth], 'delivery from 500 FCFA', 'livraison dès 500 FCFA'],
    [
      'free from an amount',
      [douala, { ...farNorth, freeFrom: 60_000 }],
      'free delivery from 60 000 FCFA',
      'livraison gratuite dès 60 000 FCFA d’achats',
    ],
  ])('say in general that delivery is %s', async (_, zones, en, fr) => {
    await save(zones);
    const { body } = await call(endpoints.settings.shown, {});
    const said = Object.values(body.data.delivery?.offer ?? {}).map((text) =>
      String(text).replaceAll(/\s/g, ' '),
    );
    expect(said).toEqual([en, fr]);
  });

  test('take what the shop suggests to begin with, and nothing of it holds yet', async () => {
    const { status, body } = await save(starterZones);
    expect([status, body.data?.length]).toEqual([200, starterZones.length]);
    expect((await call(shown, {})).body.data.zones).toEqual([]);
  });

  test.each([
    ['the same place twice', [douala, { ...douala, city: 'DOUALA' }], ['city']],
    ['a quarter without its city', [{ ...terms, quarter: 'Akwa' }], ['zones']],
    ['days in the wrong order', [{ ...douala, daysFrom: 3 }], ['zones']],
    ['a fee below zero', [{ ...douala, fee: -1 }], ['zones']],
  ])('refuse %s', async (_, zones, fields) => {
    const { status, body } = await save(zones);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, fields]);
  });
});

describe('an order', () => {
  test('is charged what its zone costs at that moment, and keeps zone, fee and promise', async () => {
    await save([douala, bonapriso, farNorth]);
    const amina = await shopper();
    const stale = await call(cashOnDelivery, amina.order, { token: amina.token });
    expect(stale.body).toMatchObject({
      code: 'TOTAL_CHANGED',
      data: { subTotalAmt: 8000, deliveryFee: 1500, totalAmt: 9500 },
    });
    const placed = await call(cashOnDelivery, { ...amina.order, totalAmt: 9500 }, { token: amina.token });
    expect(placed.body.data).toMatchObject({
      ...{ subTotalAmt: 8000, deliveryFee: 1500, totalAmt: 9500, deliveryZone: 'Douala' },
      promisedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await save([{ ...douala, fee: 9000 }]);
    const { body } = await call(endpoints.orderDesk.getOrder, { _id: placed.body.data._id }, staff);
    expect(body.data).toMatchObject({ deliveryFee: 1500, totalAmt: 9500, deliveryZone: 'Douala' });
  });

  test('is promised for a day on which parcels are delivered', async () => {
    await save([{ ...douala, daysTo: 0 }]);
    const today = shopDayOf(new Date());
    const daysOff = [today, daysAfter(today, 1)].map((day) => day.split('-').slice(1).reverse().join('/'));
    const boss = { token: await logInAs(await makeUser(store, { role: 'OWNER' })) };
    await call(endpoints.settings.save, { daysOff: daysOff.join(', ') }, boss);
    const amina = await shopper();
    const { body } = await call(cashOnDelivery, { ...amina.order, totalAmt: 9500 }, { token: amina.token });
    expect(body.data.promisedOn).toBe(daysAfter(today, 2));
    await call(endpoints.settings.save, { daysOff: '' }, boss);
  });

  test('pays the fee of its quarter, written or chosen, and none from the amount on that makes it free', async () => {
    await save([douala, bonapriso, farNorth]);
    const written = await shopper({ addressLine: 'Bonapriso, rue Njo-Njo' });
    const one = await call(cashOnDelivery, { ...written.order, totalAmt: 8500 }, { token: written.token });
    expect(one.body.data).toMatchObject({ deliveryFee: 500, deliveryZone: 'Douala, Bonapriso' });
    const chosen = await shopper();
    const input = { ...chosen.order, totalAmt: 8500, quarter: 'Bonapriso' };
    expect((await call(cashOnDelivery, input, { token: chosen.token })).status).toBe(201);
    const big = await shopper({}, 3);
    const free = await call(cashOnDelivery, { ...big.order, totalAmt: 24_000 }, { token: big.token });
    expect(free.body.data).toMatchObject({ deliveryFee: 0, totalAmt: 24_000, deliveryZone: 'Douala' });
  });

  test('to a place without cash on delivery is paid online, also once it was placed', async () => {
    await save([douala, farNorth]);
    const hadja = await shopper({ city: 'Maroua', addressLine: 'Domayo' });
    const input = { ...hadja.order, totalAmt: 12_000 };
    const inCash = await call(cashOnDelivery, input, { token: hadja.token });
    expect([inCash.status, inCash.body.code]).toEqual([409, 'CASH_NOT_HERE']);
    expect(inCash.body.message).toBe('Orders to Maroua are paid online: please choose another way to pay.');
    const online = await call(checkout, { ...input, provider: 'card' }, { token: hadja.token });
    expect(online.status).toBe(201);
    const instead = await payCashInstead(store, hadja.user, online.body.data.orderId);
    expect(instead).toMatchObject({ ok: false, refusal: { code: 'CASH_NOT_HERE' } });
  });

  test('is picked up for free where the shop offers that', async () => {
    await save([douala]);
    const amina = await shopper();
    const input = { ...amina.order, isPickUp: true };
    const closed = await call(cashOnDelivery, input, { token: amina.token });
    expect(closed.body.code).toBe('PICK_UP_CLOSED');
    await call(endpoints.settings.save, { offersPickUp: true, pickUpAddress: 'Akwa, rue Joffre' }, staff);
    expect((await call(shown, {})).body.data.pickUp).toMatchObject({ address: 'Akwa, rue Joffre' });
    const { body } = await call(cashOnDelivery, input, { token: amina.token });
    expect(body.data).toMatchObject({ isPickUp: true, deliveryFee: 0, totalAmt: 8000 });
    const { _id, orderId } = body.data;
    const { data: tracking } = (await call(endpoints.order.getTracking, { _id }, { token: amina.token }))
      .body;
    const place = { address: 'Akwa, rue Joffre', hours: { fr: 'Du lundi au samedi, de 9 h à 18 h' } };
    expect(tracking).toMatchObject({ isPickUp: true, promisedOn: null, pickUp: place });
    for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered']) {
      const { data: moved } = (await call(endpoints.orderDesk.move, { orders: [_id], to }, staff)).body;
      expect(moved).toMatchObject([{ refusal: null, order: { order_status: to, isPickUp: true } }]);
    }
    await workOff(store, orderNews);
    const mails = await store.db
      .selectFrom('mailOutbox')
      .select(['subject', 'textBody'])
      .where('subject', 'like', `%${orderId}%`)
      .orderBy('createdAt')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(`Your order ${orderId} is ready to collect`);
    const words = mails.map(({ textBody }) => textBody).join(' ');
    expect(words).toContain('Akwa, rue Joffre');
    expect(words).toContain('when you collect it');
    expect(words).not.toMatch(/courier|on its way|Rue Njo-Njo/);
    const slip = packingSlipOf(store.settings, await getOrder(store.db, _id), 'fr');
    expect([slip.recipient.heading, slip.recipient.lines, slip.facts[1]]).toEqual([
      'Retirée en boutique par',
      [],
      'Retrait en boutique',
    ]);
    await call(endpoints.settings.save, { offersPickUp: false }, staff);
  });

  test('keeps its address where another one would cost something else, and takes the promise of one at the same price', async () => {
    await save([douala, farNorth, { ...terms, city: 'Yaoundé', daysFrom: 4, daysTo: 6 }]);
    const amina = await shopper();
    const { body } = await call(cashOnDelivery, { ...amina.order, totalAmt: 9500 }, { token: amina.token });
    const move = (city: string) => {
      const place = { name: 'Amina', addressLine: 'Domayo', city, state: 'Centre', country: 'Cameroun' };
      return call(
        changeDelivery,
        { _id: body.data._id, ...place, pincode: '00237', mobile: '699001122' },
        { token: amina.token },
      );
    };
    expect((await move('Maroua')).body.code).toBe('DELIVERY_COSTS_CHANGE');
    const before = await getOrder(store.db, body.data._id);
    expect((await move('Yaoundé')).body.data).toMatchObject({ deliveryZone: 'Yaoundé', totalAmt: 9500 });
    const after = await getOrder(store.db, body.data._id);
    expect(after.promisedOn).not.toBeNull();
    expect(after.promisedOn).not.toBe(before.promisedOn);
  });
});
