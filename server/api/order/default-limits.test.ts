import { expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { outbox } from '#core/mail/outbox.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { type MadeProduct, makeProduct } from '#tests/support/make.ts';
import { makeBuyer, type Wanted } from '#tests/support/make-buyer.ts';

/** A shop whose owner has never opened the page of limits. */
const smsSender = createFakeGateway();
const shop = await testShop({ keepsLimits: true, overrides: { smsSender } });
const { call, store } = shop;
const { cashOnDelivery } = endpoints.order;

let lastPhone = 677_600_000;
function newPhone(): string {
  lastPhone += 1;
  return `+237${lastPhone}`;
}

async function orderCash(lines: readonly Wanted[], contact: { phone?: string; email?: string } = {}) {
  const { order, token } = await makeBuyer(shop, lines);
  return call(cashOnDelivery, { ...order, phone: newPhone(), ...contact }, { token });
}

async function oneFor(price: number): Promise<Wanted[]> {
  return [{ product: await makeProduct(store, { price, stock: 10 }), quantity: 1 }];
}

test('a first cash order by an unknown number may cost 150,000 F, and not a franc more', async () => {
  const refused = await orderCash(await oneFor(150_001));
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'CASH_LIMIT', data: { most: 150_000 } },
  ]);
  expect(refused.body.message).toContain('150\u202f000');
  expect((await orderCash(await oneFor(150_000))).status).toBe(201);
});

test('five cash orders of one number may be open, and the sixth is refused', async () => {
  const phone = newPhone();
  for (let orders = 1; orders <= 5; orders += 1) {
    expect((await orderCash(await oneFor(1_000), { phone })).status).toBe(201);
  }
  const sixth = await orderCash(await oneFor(1_000), { phone });
  expect(sixth.body).toMatchObject({ code: 'OPEN_CASH_ORDERS', data: { most: 5 } });
});

test('48 pieces of a product and 150 of an order are sold online', async () => {
  const product = () => makeProduct(store, { price: 500, stock: 500 });
  const [one, two, three, four] = await Promise.all([product(), product(), product(), product()]);
  const of = (...pieces: [MadeProduct, number][]) =>
    orderCash(pieces.map(([wanted, quantity]) => ({ product: wanted, quantity })));
  expect((await of([one, 49])).body).toMatchObject({ code: 'PRODUCT_LIMIT', data: { most: 48 } });
  expect((await of([one, 48], [two, 48], [three, 48], [four, 7])).body).toMatchObject({
    code: 'ORDER_LIMIT',
    data: { most: 150 },
  });
  expect((await of([one, 48], [two, 48], [three, 48], [four, 6])).status).toBe(201);
});

test('an address that no one confirmed gets twelve mails about orders a day', async () => {
  const email = 'stranger@example.org';
  for (let orders = 1; orders <= 14; orders += 1) {
    expect((await orderCash(await oneFor(1_000), { email })).status).toBe(201);
  }
  const mails = (await shop.sentMails()).filter(({ recipient }) => recipient === email);
  expect(mails).toHaveLength(12);
});

test('who read a code on her phone orders above 150,000 F with that number, and with no other; no one else does with it', async () => {
  const mobile = newPhone();
  const token = await confirmedShopper(mobile);
  const [product, other] = [
    await makeProduct(store, { price: 200_000, stock: 10 }),
    await makeProduct(store, { price: 160_000, stock: 10 }),
  ];
  const [address] = (await call(endpoints.address.get, undefined, { token })).body.data;
  const intoCart = ({ id }: MadeProduct) => call(endpoints.cart.create, { productId: id }, { token });
  const order = async (wanted: MadeProduct, phone: string) => {
    const list_items = [{ productId: wanted.id, quantity: 1 }];
    const sent = { list_items, addressId: address?._id ?? '', totalAmt: wanted.price, phone };
    return call(cashOnDelivery, sent, { token });
  };
  await intoCart(product);
  const elsewhere = await order(product, newPhone());
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'CASH_LIMIT']);
  const stranger = await orderCash([{ product, quantity: 1 }], { phone: mobile });
  expect([stranger.status, stranger.body.code]).toEqual([409, 'CASH_LIMIT']);

  expect((await order(product, mobile)).status).toBe(201);
  await intoCart(other);
  // Not only the first order is accepted, even while the shop has not called yet.
  expect((await order(other, mobile)).status).toBe(201);
});

/** A shopper who has confirmed her phone: ordering with a phone number first sends a code to it, and the code opens an account. */
async function confirmedShopper(mobile: string): Promise<string> {
  const { open } = endpoints.phoneAccount;
  const guest = { name: 'Aïcha Bello', mobile, city: 'Douala', addressLine: 'Akwa, face Total' };
  const asked = await call(open, guest);
  await workOff(store, outbox);
  const code = smsSender.sent
    .filter(({ recipient }) => recipient === mobile)
    .map(({ text }) => /^[A-Z0-9]{6}/.exec(text)?.[0])
    .at(-1);
  const opened = await call(open, { ...guest, codeId: asked.body.data.codeId ?? '', code });
  expect(opened.status).toBe(200);
  return opened.body.data.tokens?.accessToken ?? '';
}
