import { expect, test } from 'vitest';
import { logOut } from '#app/client/log-out.ts';
import { francs } from '#shared/money.ts';
import { handBrowser } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';
import { orderOnDelivery } from './order-on-delivery.ts';

const order = {
  ...{ list_items: [], quantity: 1, addressId: 'home', email: 'amina@example.com', phone: '677889900' },
  ...{ subTotalAmt: francs(1000), totalAmt: francs(1000) },
};

/** Amina's two tabs, with a gloss in her cart, and Brice's account. */
async function start() {
  const [browser, server] = [handBrowser(), handServer()];
  const gloss = server.addProduct({ _id: 'gloss' });
  const [amina, brice] = ['amina@example.com', 'brice@example.com'].map(server.addAccount);
  if (!amina || !brice) throw new Error('No accounts');
  const tab = await browser.startTab(server);
  await tab.client.session.logIn({ email: amina.email, password: 'secret' });
  await tab.client.cart.change(gloss, 1);
  const other = await browser.startTab(server);
  return { server, tab, other, amina, brice };
}

test('an order is shown and empties the cart, in every tab', async () => {
  const { server, tab, other, amina } = await start();
  expect(await orderOnDelivery(tab.client, order, { idempotencyKey: 'key' })).toBeDefined();
  amina.lines = [];
  tab.client.cart.empty();
  await server.quiet();
  expect(tab.client.shop.get().orders.orderList).toHaveLength(1);
  for (const { shown } of [tab, other]) expect(shown()).toEqual([]);
});

test('an order that is answered after another person has logged in is not shown to her', async () => {
  const { server, tab, other, brice } = await start();
  const release = server.holdBack('order/cash-on-delivery');
  const ordered = orderOnDelivery(tab.client, order, { idempotencyKey: 'key' });
  await server.quiet();
  await logOut(other.client, '');
  await other.client.session.logIn({ email: brice.email, password: 'secret' });
  await server.quiet();
  release();
  expect(await ordered).toBeUndefined();
  await server.quiet();
  for (const { client } of [tab, other]) expect(client.shop.get().orders.orderList).toEqual([]);
});
