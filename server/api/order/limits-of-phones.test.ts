import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeCartItem, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';

const shop = await testShop({
  keepsLimits: true,
  overrides: { payments: [createFakeProvider('mtn_momo'), createFakeProvider('card')] },
});
const { call, store, clock, logInAs } = shop;
const owner = await makeAdmin(store);
/** A new session each time, because the story's clock may end one. */
const asOwner = async () => ({ token: await logInAs(owner) });
const { cashOnDelivery, checkout } = endpoints.order;

let lastPhone = 677_400_000;
function newPhone(): string {
  lastPhone += 1;
  return `+237${lastPhone}`;
}

/** A buyer with a new account each time, which a stranger can make in a minute. */
async function newcomer({ price = 5_000, quantity = 1 } = {}) {
  const product = await makeProduct(store, { price, stock: 100 });
  return { product, ...(await makeBuyer(shop, [{ product, quantity }])) };
}

async function orderCash(phone: string, wanted?: Parameters<typeof newcomer>[0]) {
  const { order, token } = await newcomer(wanted);
  return call(cashOnDelivery, { ...order, phone }, { token });
}

async function payOnline(phone: string, provider: 'mtn_momo' | 'card' = 'card') {
  const { order, token } = await newcomer();
  return call(checkout, { ...order, phone, provider }, { token });
}

async function save(settings: object): Promise<void> {
  const { status } = await call(endpoints.settings.save, settings, await asOwner());
  expect(status).toBe(200);
}

async function move(orderId: string, ...steps: string[]) {
  for (const to of steps) {
    const moved = await call(endpoints.orderDesk.move, { orders: [orderId], to }, await asOwner());
    expect(moved.body.data).toMatchObject([{ moved: true }]);
  }
}

async function collect(orderId: string, amount: number) {
  const collected = { _id: orderId, due: amount, amount };
  expect((await call(endpoints.cash.collect, collected, await asOwner())).status).toBe(200);
}

/** Orders 30 000 F more with the same account, whatever is in its cart. */
async function orderLarge({ user, order }: Awaited<ReturnType<typeof newcomer>>, phone: string) {
  const { id: productId } = await makeProduct(store, { price: 30_000, discount: 0 });
  await store.db.deleteFrom('cartItems').where('userId', '=', user.id).execute();
  await makeCartItem(store, { userId: user.id, productId, quantity: 1 });
  const wanted = { ...order, list_items: [{ productId, quantity: 1 }], totalAmt: 30_000, phone };
  return call(cashOnDelivery, wanted, { token: await logInAs(user) });
}

describe('cash on delivery', () => {
  test('many accounts with one phone have a few open orders together, also when they press at once', async () => {
    await save({ openCashOrdersPerPhone: 3 });
    const phone = newPhone();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newcomer()));
    const answers = await Promise.all(
      buyers.map(({ order, token }) => call(cashOnDelivery, { ...order, phone }, { token })),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code)).sort();
    expect(codes).toEqual([...Array(5).fill('OPEN_CASH_ORDERS'), ...Array(3).fill('placed')]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain(
      '6\u00a077\u00a012\u00a034\u00a056',
    );

    const [one] = answers.filter(({ status }) => status === 201);
    await move(one?.body.data._id ?? '', 'Cancelled');
    expect((await orderCash(phone)).status).toBe(201);
  });

  test('another number in each order gets no account round the limits', async () => {
    await save({ openCashOrdersPerPhone: 3, firstCashOrder: 12_000 });
    const { order, token, user, product } = await newcomer();
    const orderAgain = async () => {
      const answer = await call(cashOnDelivery, { ...order, phone: newPhone() }, { token });
      await makeCartItem(store, { userId: user.id, productId: product.id, quantity: 1 }).catch(
        () => undefined,
      );
      return answer;
    };
    const placed = [await orderAgain(), await orderAgain()];
    expect(placed.map(({ status }) => status)).toEqual([201, 201]);
    // 10 000 F of the allowed 12 000 F are under way, and the shop has reached neither phone yet.
    expect((await orderAgain()).body.code).toBe('CASH_LIMIT');
    for (const { body } of placed) await move(body.data._id, 'Confirmed');
    expect((await orderAgain()).status).toBe(201);
    expect((await orderAgain()).body.code).toBe('OPEN_CASH_ORDERS');
    await save({ firstCashOrder: 150_000 });
  });

  test('a first order by an unproven number has a highest value; one that its account had delivered and paid for has none', async () => {
    await save({ firstCashOrder: 20_000 });
    const phone = newPhone();
    const refused = await orderCash(phone, { price: 20_001 });
    expect([refused.status, refused.body.code]).toEqual([409, 'CASH_LIMIT']);
    const amina = await newcomer({ price: 20_000 });
    const small = await call(cashOnDelivery, { ...amina.order, phone }, { token: amina.token });
    expect(small.status).toBe(201);
    expect((await orderCash(phone, { price: 30_000 })).status).toBe(409);
    await move(small.body.data._id, 'Confirmed', 'Packed', 'Out for delivery', 'Delivered');
    expect((await orderLarge(amina, phone)).body.code).toBe('CASH_LIMIT');
    await collect(small.body.data._id, 20_000);
    expect((await orderLarge(amina, phone)).status).toBe(201);
  });

  test('a stranger’s number has the highest value too, although she is a customer, and after a small order with it', async () => {
    await save({ firstCashOrder: 20_000 });
    const phone = newPhone();
    const known = await orderCash(phone, { price: 10_000 });
    await move(known.body.data._id, 'Confirmed', 'Packed', 'Out for delivery', 'Delivered');
    await collect(known.body.data._id, 10_000);
    const thief = await newcomer({ price: 500 });
    const small = await call(cashOnDelivery, { ...thief.order, phone: newPhone() }, { token: thief.token });
    const { _id } = small.body.data;
    expect((await orderLarge(thief, phone)).body.code).toBe('CASH_LIMIT');
    await move(_id, 'Confirmed');
    await call(endpoints.order.changeDelivery, { _id, phone }, { token: thief.token });
    expect((await orderLarge(thief, phone)).body.code).toBe('CASH_LIMIT');
    await move(_id, 'Packed', 'Out for delivery', 'Delivered');
    await collect(_id, 500);
    await move(_id, 'Returned');
    expect((await orderLarge(thief, phone)).body.code).toBe('CASH_LIMIT');
    await save({ firstCashOrder: 150_000 });
  });

  test('an unpaid order does not get round the limits by turning into cash on delivery', async () => {
    await save({ firstCashOrder: 4_000 });
    const { order, token } = await newcomer();
    const begun = await call(checkout, { ...order, phone: newPhone(), provider: 'card' }, { token });
    const { body } = await call(endpoints.order.orderList, undefined, { token });
    const orderId = body.data[0]?._id;
    expect(begun.status).toBe(201);
    const refused = await call(endpoints.payment.payCash, { orderId }, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'CASH_LIMIT']);
    await save({ firstCashOrder: 150_000 });
    expect((await call(endpoints.payment.payCash, { orderId }, { token })).status).toBe(200);
  });
});

describe('blocked numbers', () => {
  const { blockPhone, liftPhone, blockedPhones } = endpoints.customer;

  test('take no orders from any account, until the number is lifted', async () => {
    const phone = newPhone();
    await call(blockPhone, { phone, reason: 'Refused three parcels' }, await asOwner());
    for (const refused of [await orderCash(phone), await payOnline(phone)]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'PHONE_BLOCKED']);
    }
    const { order, token, product } = await newcomer();
    const asked = await call(cashOnDelivery, { ...order, phone }, { token, language: 'fr' });
    expect(asked.body.message).toContain('Appelez la boutique');
    const left = await store.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product.id)
      .executeTakeFirst();
    expect(left).toEqual({ stock: 100 });

    const listed = (await call(blockedPhones, {}, await asOwner())).body.data;
    expect(listed[0]).toMatchObject({ phone, reason: 'Refused three parcels', blockedBy: 'Solange' });
    expect((await call(liftPhone, { phone }, await asOwner())).status).toBe(200);
    expect((await call(liftPhone, { phone }, await asOwner())).status).toBe(404);
    expect((await orderCash(phone)).status).toBe(201);
  });

  test('are refused too where someone orders with another number first, and changes it then', async () => {
    const { order, token } = await newcomer();
    const placed = await call(cashOnDelivery, { ...order, phone: newPhone() }, { token });
    const phone = newPhone();
    await call(blockPhone, { phone, reason: 'Refused three parcels' }, await asOwner());
    const { _id } = placed.body.data;
    const place = {
      ...{
        name: 'Amina',
        addressLine: 'Rue Njo-Njo',
        city: 'Douala',
        state: 'Littoral',
        country: 'Cameroon',
      },
      pincode: '00237',
    };
    for (const change of [{ phone }, { ...place, mobile: phone }]) {
      const { status, body } = await call(endpoints.order.changeDelivery, { _id, ...change }, { token });
      expect([status, body.code]).toEqual([403, 'PHONE_BLOCKED']);
    }
    const own = newPhone();
    for (const change of [{ phone: own }, { ...place, mobile: own }]) {
      expect((await call(endpoints.order.changeDelivery, { _id, ...change }, { token })).status).toBe(200);
    }
  });

  test('a blocked customer with a new account and the same phone is refused', async () => {
    const phone = newPhone();
    const { order, token, user } = await newcomer();
    expect((await call(cashOnDelivery, { ...order, phone }, { token })).status).toBe(201);
    await call(endpoints.customer.setBlocked, { id: user.id, isBlocked: true }, await asOwner());
    expect((await orderCash(phone)).body.code).toBe('PHONE_BLOCKED');
    await call(endpoints.customer.setBlocked, { id: user.id, isBlocked: false }, await asOwner());
    expect((await orderCash(phone)).status).toBe(201);
  });

  test('ask for a reason and a number that can be called', async () => {
    const refused = await call(blockPhone, { phone: '12', reason: ' ' }, await asOwner());
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['reason']]);
    expect(
      (await call(blockPhone, { phone: '12', reason: 'Test' }, await asOwner())).body.fields,
    ).toHaveProperty('phone');
  });
});

describe('unpaid orders', () => {
  test('keep their pieces, once more when ordered anew, and not for ever', async () => {
    const { product, order, user } = await newcomer();
    const phone = newPhone();
    const again = async (minutes: number) => {
      clock.advance({ minutes });
      await store.db
        .insertInto('cartItems')
        .values({ id: `c${clock.now().getTime()}`, userId: user.id, productId: product.id, quantity: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return call(checkout, { ...order, phone, provider: 'card' }, { token: await logInAs(user) });
    };
    expect((await again(0)).status).toBe(201);
    expect((await again(30)).status).toBe(201);
    const refused = await again(30);
    expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATION_LIMIT']);
    expect(refused.body.message).toContain('order again in 35 min');
    const other = await newcomer();
    const sameNumber = await call(
      checkout,
      { ...other.order, phone, provider: 'card' },
      { token: other.token },
    );
    expect(sameNumber.body.code).toBe('RESERVATION_LIMIT');
    expect((await again(36)).status).toBe(201);
  });
});

describe('requests to pay', () => {
  test('reach one phone a few times an hour, by whatever account', async () => {
    await save({ promptsPerPhoneHourly: 2, reservationRenewals: 2 });
    const phone = newPhone();
    expect((await payOnline(phone, 'mtn_momo')).status).toBe(201);
    clock.advance({ minutes: 20 });
    expect((await payOnline(phone, 'mtn_momo')).status).toBe(201);
    const refused = await payOnline(phone, 'mtn_momo');
    expect([refused.status, refused.body.code]).toEqual([429, 'PROMPT_LIMIT']);
    expect(refused.body.message).toContain('Try again in 40 min');
    expect((await payOnline(newPhone(), 'mtn_momo')).status).toBe(201);
    clock.advance({ minutes: 41 });
    expect((await payOnline(phone, 'mtn_momo')).status).toBe(201);
  });
});

describe('mails about orders', () => {
  test('to an address that no one confirmed are a few a day', async () => {
    await save({ dailyMailsPerStranger: 2 });
    for (let orders = 1; orders <= 4; orders += 1) {
      const { order, token } = await newcomer();
      const wanted = { ...order, phone: newPhone(), email: 'stranger@example.org' };
      expect((await call(cashOnDelivery, wanted, { token })).status).toBe(201);
    }
    const mails = (await shop.sentMails()).filter(({ recipient }) => recipient === 'stranger@example.org');
    expect(mails).toHaveLength(2);
  });
});

describe('the desk', () => {
  test('shows how many parcels of this number were refused at the door', async () => {
    const phone = newPhone();
    const refused = await orderCash(phone);
    await move(refused.body.data._id, 'Confirmed', 'Packed', 'Out for delivery', 'Refused');
    const next = await orderCash(phone);
    const { body } = await call(endpoints.orderDesk.list, { view: 'all', search: phone }, await asOwner());
    const rows = new Map(body.data.map((row) => [row._id, row.refusedBefore]));
    expect([rows.get(next.body.data._id), rows.get(refused.body.data._id)]).toEqual([1, 0]);
    const shown = await call(endpoints.orderDesk.getOrder, { _id: next.body.data._id }, await asOwner());
    expect(shown.body.data.phoneRecord).toEqual({ delivered: 0, refused: 1, isBlocked: false });
  });
});
