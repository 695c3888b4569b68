import { beforeEach, expect, test } from 'vitest';
import { sendCartMails } from '#core/cart-mails/send-cart-mails.ts';
import { noMailboxOf } from '#core/mail/mailbox.ts';
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
  /** Days pass between two calls: each is of a new session. */
  const as = async () => ({ token: await logInAs(user) });
  const mails = async () => (await sentMails()).filter(({ recipient }) => recipient === user.email);
  const put = async (product: { id: string }) => {
    await call(endpoints.cart.create, { productId: product.id }, await as());
  };
  return { user, as, mails, put };
}

/** Who agreed, with two pieces in her cart. */
async function withCart(given: Parameters<typeof makeUser>[1] = {}) {
  const person = await shopper(given);
  await call(set, { isWanted: true }, await person.as());
  const product = await makeProduct(store, { name: 'Gloss', nameFr: 'Brillant', price: 3_000, discount: 10 });
  await person.put(product);
  return { ...person, product };
}

beforeEach(async () => {
  clock.advance({ days: 30 });
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

test('a changed cart is written about again after a week, and an unchanged one never', async () => {
  const { mails, put } = await withCart();
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(1);
  await put(await makeProduct(store));
  clock.advance({ hours: 5 });
  expect(await sendCartMails(store)).toBe(0);
  clock.advance({ days: 7 });
  await put(await makeProduct(store));
  clock.advance({ hours: 5 });
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
