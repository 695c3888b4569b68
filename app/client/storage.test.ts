import { expect, test } from 'vitest';
import { handBrowser } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';

async function guestWithGloss() {
  const [browser, server] = [handBrowser(), handServer()];
  const gloss = server.addProduct({ _id: 'gloss' });
  const tab = await browser.startTab(server);
  return { browser, server, gloss, tab };
}

test('where storage is forbidden, a cart lasts as long as the visit', async () => {
  const { browser, server, gloss, tab } = await guestWithGloss();
  browser.storageIs('forbidden');
  await tab.client.cart.change(gloss, 1);
  await tab.client.cart.change(gloss, 1);
  expect(tab.shown()).toEqual([['gloss', 2]]);
  expect(browser.stored.size).toBe(0);
  expect((await browser.startTab(server)).shown()).toEqual([]);
});

test('a disk that is full keeps what it has, and the tab goes on with what is newer', async () => {
  const { browser, gloss, tab } = await guestWithGloss();
  await tab.client.cart.change(gloss, 1);
  browser.storageIs('full');
  await tab.client.cart.change(gloss, 1);
  expect(tab.shown()).toEqual([['gloss', 2]]);
  await tab.client.cart.change(gloss, 1);
  expect(tab.shown()).toEqual([['gloss', 3]]);
  browser.storageIs('open');
  await tab.client.cart.change(gloss, 1);
  expect(browser.stored.get('guest_cart')).toContain('"quantity":4');
});

test('what another tab writes is newer than what this one could not store', async () => {
  const { browser, server, gloss, tab } = await guestWithGloss();
  await tab.client.cart.change(gloss, 1);
  browser.storageIs('full');
  await tab.client.cart.change(gloss, 1);
  browser.storageIs('open');
  const other = await browser.startTab(server);
  await other.client.cart.set(gloss, 5);
  await server.quiet();
  expect(tab.shown()).toEqual([['gloss', 5]]);
});

test('what is damaged in storage is left out, not fatal', async () => {
  const [browser, server] = [handBrowser(), handServer()];
  const gloss = server.addProduct({ _id: 'gloss' });
  browser.stored.set('guest_cart', '[{"_id":"a","quantity":-1,"productId":"gloss"},{"quantity":');
  browser.stored.set('guest_addresses', '{"name":1}');
  browser.stored.set('cart_changes', '[{"kind":"price"}]');
  const tab = await browser.startTab(server);
  expect(tab.client.shop.get()).toMatchObject({
    session: 'guest',
    cartItem: { cart: [], status: 'ready', changes: [] },
    addresses: { addressList: [] },
  });
  await tab.client.cart.change(gloss, 1);
  expect(tab.shown()).toEqual([['gloss', 1]]);
});
