import { beforeEach, expect, test } from 'vitest';
import { listCart } from '#core/cart/cart-queries.ts';
import { deleteOldLeftCarts, noteLeftCart } from '#core/cart-mails/left-carts.ts';
import { sendCartMails } from '#core/cart-mails/send-cart-mails.ts';
import { noMailboxOf } from '#core/mail/mailbox.ts';
import { readOverview } from '#core/overview/overview-queries.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, clock, logInAs, sentMails } = await testShop();
const { get: getState, set, confirm, stop } = endpoints.cartMails;

const linkIn = (text = '', what: 'confirm' | 'stop') =>
  new RegExp(`/cart-mails/${what}\\?token=(\\w+)`).exec(text)?.[1] ?? '';

async function shopper(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(store, { verifyEmail: true, ...given });
  /** A new session for each call, because days pass between two calls. */
  const as = async () => ({ token: await logInAs(user) });
  const mails = async () => (await sentMails()).filter(({ recipient }) => recipient === user.email);
  const put = async (product: { id: string }) => {
    await call(endpoints.cart.create, { productId: product.id }, await as());
  };
  return { user, as, mails, put };
}

/** A shopper who has agreed to the mails, with two pieces in her cart. */
async function withCart(given: Parameters<typeof makeUser>[1] = {}) {
  const person = await shopper(given);
  await call(set, { isWanted: true }, await person.as());
  const product = await makeProduct(store, { name: 'Gloss', nameFr: 'Brillant', price: 3_000, discount: 10 });
  await person.put(product);
  return { ...person, product };
}

beforeEach(async () => {
  // Eight in the morning in Douala.
  clock.set(`${new Date(clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)}T07:00:00Z`);
  await sendCartMails(store);
});

test('nothing is sent to who has not agreed', async () => {
  const { put, mails, as } = await shopper();
  await put(await makeProduct(store));
  expect((await call(getState, {}, await as())).body.data).toEqual({ state: 'off' });
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(0);
  expect(await mails()).toEqual([]);
});

test('a cart that was left four hours ago is written about once, in her language, with today’s prices', async () => {
  const { mails } = await withCart({ language: 'fr', name: 'Amina Njoya' });
  clock.advance({ hours: 3 });
  expect(await sendCartMails(store)).toBe(0);
  clock.advance({ hours: 2 });
  expect((await Promise.all([sendCartMails(store), sendCartMails(store)])).toSorted()).toEqual([0, 1]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Votre panier chez /);
  expect(mail?.text).toMatch(/^Bonjour Amina Njoya,/);
  expect(mail?.text).toMatch(/1 × Brillant\n {2}2.700.FCFA/);
  expect(mail?.text).toContain('/fr/cart');
  expect(linkIn(mail?.text, 'stop')).not.toBe('');
});

test('a cart that two processes have listed at the same moment is noted once', async () => {
  const { user } = await withCart();
  const lines = await listCart(store.db, user.id);
  const left = { userId: user.id, changedAt: clock.now(), openId: null };
  for (let turn = 0; turn < 2; turn += 1) {
    await transaction(store.db, (tx) => noteLeftCart(tx, left, lines));
  }
  const noted = await store.db
    .selectFrom('leftCarts')
    .select('pieces')
    .where('userId', '=', user.id)
    .execute();
  expect(noted).toEqual([{ pieces: 1 }]);
});

test('a changed cart is written about again after a week, and an unchanged one never', async () => {
  const { mails, put } = await withCart();
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(1);
  await put(await makeProduct(store));
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(0);
  clock.advance({ days: 7 });
  await put(await makeProduct(store));
  clock.advance({ hours: 15 });
  expect(await sendCartMails(store)).toBe(1);
  clock.advance({ days: 8 });
  expect(await sendCartMails(store)).toBe(0);
  expect(await mails()).toHaveLength(2);
});

test('nothing is sent after an order, about a cart of long ago, about what is sold out, or where the owner has turned it off', async () => {
  const ordered = await withCart();
  const soldOut = await withCart();
  await store.db.updateTable('products').set({ stock: 0 }).where('id', '=', soldOut.product.id).execute();
  const { id } = await makeOrder(store, [{ product: await makeProduct(store), quantity: 1 }]);
  const hers = { userId: ordered.user.id, createdAt: clock.now() };
  await store.db.updateTable('orders').set(hers).where('id', '=', id).execute();
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(0);

  await withCart();
  clock.advance({ days: 4 });
  expect(await sendCartMails(store)).toBe(0);

  await withCart();
  clock.advance({ hours: 5 });
  const off = { read: async () => ({ ...(await store.shopSettings.read()), cartMailHours: 0 }) };
  expect(await sendCartMails({ ...store, shopSettings: { ...store.shopSettings, ...off } })).toBe(0);
});

test('a cart that is all sold out does not use up the week', async () => {
  const { product, put, mails } = await withCart();
  await store.db.updateTable('products').set({ stock: 0 }).where('id', '=', product.id).execute();
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(0);
  await put(await makeProduct(store));
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(1);
  expect((await mails())[0]?.text).not.toContain('Gloss');
});

test('a cart that was left in the evening is written about in the morning', async () => {
  const { put, mails, as } = await shopper();
  await call(set, { isWanted: true }, await as());
  clock.advance({ hours: 9 });
  await put(await makeProduct(store));
  // Ten at night, and four in the morning.
  for (const hours of [5, 6]) {
    clock.advance({ hours });
    expect(await sendCartMails(store)).toBe(0);
  }
  expect(await mails()).toEqual([]);
  clock.advance({ hours: 4 });
  expect(await sendCartMails(store)).toBe(1);
});

test('the owner reads how many carts were left, written about and ordered after all, for 200 days', async () => {
  const figures = async () => (await readOverview(store, { days: 7 })).leftCarts;
  clock.advance({ days: 60 });
  const none = { carts: 0, value: 0, mailed: 0, ordered: 0, sales: 0 };
  expect(await figures()).toEqual({ ...none, before: none });

  const { user, as, put } = await withCart();
  clock.advance({ hours: 5 });
  await sendCartMails(store);
  const left = { ...none, carts: 1, value: 2_700, mailed: 1 };
  expect(await figures()).toEqual({ ...left, before: none });

  // The same cart in a later state, not a second cart.
  await put(await makeProduct(store, { price: 1_000 }));
  clock.advance({ hours: 5 });
  await Promise.all([sendCartMails(store), sendCartMails(store)]);
  expect(await figures()).toEqual({ ...left, value: 3_700, before: none });
  const copy = await call(endpoints.personalData.export, {}, await as());
  expect(copy.body).toMatchObject({ cartMails: { leftCarts: [{ pieces: 2, value: 3_700 }] } });

  const { id } = await makeOrder(store, [
    { product: await makeProduct(store, { price: 9_000 }), quantity: 1 },
  ]);
  const hers = { userId: user.id, createdAt: clock.now() };
  await store.db.updateTable('orders').set(hers).where('id', '=', id).execute();
  const back = { ...left, value: 3_700, ordered: 1, sales: 9_000 };
  expect(await figures()).toEqual({ ...back, before: none });
  await store.db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', id).execute();
  expect(await figures()).toMatchObject({ ordered: 0, sales: 0 });
  await store.db.updateTable('orders').set({ status: 'Placed' }).where('id', '=', id).execute();

  clock.advance({ days: 7 });
  expect(await figures()).toEqual({ ...none, before: back });

  const kept = () => store.db.selectFrom('leftCarts').select('id').where('userId', '=', user.id).execute();
  clock.advance({ days: 190 });
  await deleteOldLeftCarts(store);
  expect(await kept()).toHaveLength(1);
  clock.advance({ days: 10 });
  await deleteOldLeftCarts(store);
  expect(await kept()).toEqual([]);
});

test('the link of each mail ends them, twice as well as once, and the profile brings them back', async () => {
  const { mails, as } = await withCart();
  clock.advance({ hours: 5 });
  await sendCartMails(store);
  const link = { token: linkIn((await mails())[0]?.text, 'stop') };
  for (const _ of [1, 2]) expect((await call(stop, link)).status).toBe(200);
  expect((await call(getState, {}, await as())).body.data).toEqual({ state: 'off' });
  expect((await call(confirm, link)).status).toBe(404);
  const again = await call(set, { isWanted: true }, await as());
  expect(again.body).toMatchObject({
    message: 'You get a mail when you leave something in your cart',
    data: { state: 'on' },
  });
  expect((await call(stop, { token: 'made-up' })).status).toBe(404);
});

test('an address that was not proven gets a link first, and nothing else until it is pressed', async () => {
  const { mails, as, put } = await shopper({ verifyEmail: false });
  for (const _ of [1, 2]) {
    const { body } = await call(set, { isWanted: true }, await as());
    expect(body.data).toEqual({ state: 'waiting' });
  }
  const [asked, ...others] = await mails();
  expect(others).toEqual([]);
  await put(await makeProduct(store));
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(0);
  expect((await call(confirm, { token: linkIn(asked?.text, 'confirm') })).status).toBe(200);
  expect((await call(getState, {}, await as())).body.data).toEqual({ state: 'on' });
  expect(await sendCartMails(store)).toBe(1);
});

test('an account without an e-mail cannot agree, and the consent is in the copy of one’s data', async () => {
  const { user, as } = await withCart();
  const copy = await call(endpoints.personalData.export, {}, await as());
  expect(copy.body).toMatchObject({ cartMails: { isWanted: true } });
  await store.db
    .updateTable('users')
    .set({ email: noMailboxOf(user.id) })
    .where('id', '=', user.id)
    .execute();
  const { status, body } = await call(set, { isWanted: true }, await as());
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['email']]);
});
