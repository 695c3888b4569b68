import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { formatFrancs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const token = await logInAs(await makeAdmin(store));
const { getOrder } = endpoints.orderDesk;
const { save } = endpoints.settings;

test('the text of a chat is the owner’s for the step of the order, in both languages, filled in', async () => {
  const product = await makeProduct(store, { stock: 5, price: 2_000 });
  const order = await makeOrder(store, [{ product, quantity: 2 }], { status: 'Out for delivery' });
  await store.db.updateTable('orders').set({ deliveryName: 'Amina' }).where('id', '=', order.id).execute();
  const chatOut = { en: '{name}: {number}, {due} of {total}', fr: '{nom} · {numero} · {reste} · {lien}' };
  expect((await call(save, { chatOut }, { token })).status).toBe(200);

  const { body } = await call(getOrder, { _id: order.id }, { token });
  const { orderId, chatText } = body.data;
  const sum = formatFrancs(4_000);
  expect(chatText.en).toBe(`Amina: ${orderId}, ${sum} of ${sum}`);
  expect(chatText.fr).toContain(`Amina · ${orderId} · ${sum} · http`);
  expect(chatText.fr).toContain('/fr/track/');
});

test('a name with braces in it is filled in as it is', async () => {
  const product = await makeProduct(store, { stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Delivered' });
  const deliveryName = '{link} $& $1';
  await store.db.updateTable('orders').set({ deliveryName }).where('id', '=', order.id).execute();
  await call(save, { chatDelivered: { en: 'Hello {name}!', fr: 'Bonjour {nom} !' } }, { token });
  const { body } = await call(getOrder, { _id: order.id }, { token });
  expect(body.data.chatText.en).toBe(`Hello ${deliveryName}!`);
});

test('a word in braces that nothing is known for is refused before it reaches a shopper', async () => {
  const chatPlaced = { en: 'Hello {nmae}', fr: 'Bonjour {nom}' };
  const { status, body } = await call(save, { chatPlaced }, { token });
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {})).toEqual(['chatPlaced']);
});

test('a line says the reference of its product, and whether its page can be opened', async () => {
  const kept = await makeProduct(store);
  await store.db.updateTable('products').set({ reference: 'LIP-07' }).where('id', '=', kept.id).execute();
  const gone = await makeProduct(store);
  const order = await makeOrder(store, [
    { product: kept, quantity: 1 },
    { product: gone, quantity: 1 },
  ]);
  await store.db
    .updateTable('products')
    .set({ deletedAt: new Date(), isListed: false })
    .where('id', '=', gone.id)
    .execute();
  const { body } = await call(getOrder, { _id: order.id }, { token });
  const lineOf = (id: string) => body.data.items.find(({ productId }) => productId === id);
  expect(lineOf(kept.id)).toMatchObject({ reference: 'LIP-07', isListed: true });
  expect(lineOf(gone.id)).toMatchObject({ isListed: false });
});
