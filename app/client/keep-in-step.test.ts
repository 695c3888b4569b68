import { expect, test } from 'vitest';
import { logOut } from '#app/client/log-out.ts';
import { handBrowser, type Tab } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';

const amina = { email: 'amina@example.com', password: 'secret' };
const home = {
  ...{ name: 'Amina', email: amina.email, addressline: 'Akwa', city: 'Douala', state: 'Littoral' },
  ...{ pincode: '00237', country: 'Cameroon', mobile: '655123456' },
};

/** Amina's two tabs in one browser. */
async function twoTabs() {
  const [browser, server] = [handBrowser(), handServer()];
  const [gloss, balm] = [server.addProduct({ _id: 'gloss' }), server.addProduct({ _id: 'balm' })];
  const account = server.addAccount(amina.email);
  const tab = await browser.startTab(server);
  await tab.client.session.logIn(amina);
  const other = await browser.startTab(server);
  const let8SecondsPass = async (of: Tab) => {
    of.clock.advance(8_000);
    await server.quiet();
  };
  return { browser, server, gloss, balm, account, tab, other, let8SecondsPass };
}

test('a tab that follows another only looks: it asks for nothing but one confirmation, and writes nothing', async () => {
  const { browser, server, gloss, tab, other } = await twoTabs();
  await tab.client.cart.set(gloss, 2);
  await server.quiet();
  expect(other.shown()).toEqual([['gloss', 2]]);
  const calls = server.asked.length;
  const stored = new Map(browser.stored);
  other.clock.advance(300);
  await server.quiet();
  expect(server.asked.slice(calls).map(({ call }) => call)).toEqual(['cart/get']);
  expect(browser.stored).toEqual(stored);
});

test('a tap in one tab while another tab’s is on its way ends with both, in both tabs and on the server', async () => {
  const { server, gloss, balm, account, tab, other } = await twoTabs();
  const release = server.holdBack('cart/create');
  const taps = [tab.client.cart.change(gloss, 1), other.client.cart.change(balm, 1)];
  await server.quiet();
  release();
  await Promise.all(taps);
  for (const each of [tab, other]) each.clock.advance(300);
  await server.quiet();
  expect(server.quantitiesOf(account)).toEqual({ gloss: 1, balm: 1 });
  for (const { shown } of [tab, other]) expect(Object.fromEntries(shown())).toEqual({ gloss: 1, balm: 1 });
});

test('an address that was added in one tab is in the other, and two tabs do not go on telling each other', async () => {
  const { server, tab, other } = await twoTabs();
  const calls = server.count('address/get');
  await tab.client.addresses.add(home);
  await server.quiet();
  expect(other.client.shop.get().addresses.addressList).toMatchObject([{ address_line: 'Akwa' }]);
  expect(server.count('address/get')).toBe(calls + 2);
});

test('a guest’s addresses follow from tab to tab without a call', async () => {
  const [browser, server] = [handBrowser(), handServer()];
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  await tab.client.addresses.add(home);
  await server.quiet();
  expect(other.client.shop.get().addresses.addressList).toMatchObject([{ address_line: 'Akwa' }]);
  expect(server.asked).toEqual([]);
});

test('changes of another device are fetched every eight seconds while the page is visible', async () => {
  const { server, account, tab, let8SecondsPass } = await twoTabs();
  server.putInto(account, 'gloss', 2);
  await let8SecondsPass(tab);
  expect(tab.shown()).toEqual([['gloss', 2]]);
  const calls = server.count('cart/get');
  tab.page.isVisibleNow = false;
  await let8SecondsPass(tab);
  tab.page.isVisibleNow = true;
  tab.page.isOnlineNow = false;
  await let8SecondsPass(tab);
  expect(server.count('cart/get')).toBe(calls);
});

test('a phone left lying stops asking after two minutes, and asks at once when it is touched', async () => {
  const { server, tab, let8SecondsPass } = await twoTabs();
  for (let seconds = 0; seconds <= 128; seconds += 8) await let8SecondsPass(tab);
  const calls = server.count('cart/get');
  await let8SecondsPass(tab);
  expect(server.count('cart/get')).toBe(calls);
  tab.page.tell('touched');
  await server.quiet();
  expect(server.count('cart/get')).toBe(calls + 1);
});

test('a server that does not answer is asked less and less, and the cart stays as last known', async () => {
  const { server, gloss, tab, let8SecondsPass } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  server.breakCall('cart/get', 503);
  const calls = server.count('cart/get');
  for (let seconds = 0; seconds < 64; seconds += 8) await let8SecondsPass(tab);
  // After 8, 24 and 56 seconds.
  expect(server.count('cart/get')).toBe(calls + 3);
  expect(tab.shown()).toEqual([['gloss', 1]]);
  expect(tab.client.shop.get().cartItem.status).toBe('failed');
  server.breakCall('cart/get', undefined);
  tab.page.tell('returned');
  await server.quiet();
  expect(tab.client.shop.get().cartItem.status).toBe('ready');
});

test('several events of one return ask once', async () => {
  const { server, tab } = await twoTabs();
  const calls = server.count('cart/get');
  tab.page.tell('returned');
  tab.page.tell('wentOnline');
  tab.page.tell('returned');
  await server.quiet();
  expect(server.count('cart/get')).toBe(calls + 1);
});

test('a page that was asleep during a logout elsewhere finds out on its return', async () => {
  const { browser, server, gloss, tab, other } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  await server.quiet();
  browser.putToSleep(other);
  await logOut(tab.client, '');
  await server.quiet();
  expect(other.client.shop.get().session).toBe('user');
  other.page.tell('returned');
  await server.quiet();
  expect(other.client.shop.get()).toMatchObject({ session: 'guest', cartItem: { cart: [] } });
});

test('a page that was asleep shows on its return what a guest put into the cart and marked meanwhile', async () => {
  const [browser, server] = [handBrowser(), handServer()];
  const gloss = server.addProduct({ _id: 'gloss' });
  const [tab, asleep] = [await browser.startTab(server), await browser.startTab(server)];
  browser.putToSleep(asleep);
  await tab.client.cart.change(gloss, 1);
  tab.client.wishlist.toggle('gloss');
  await server.quiet();
  expect(asleep.shown()).toEqual([]);
  asleep.page.tell('returned');
  await server.quiet();
  expect(asleep.shown()).toEqual([['gloss', 1]]);
  expect(asleep.client.wishlist.shown.get().ids).toEqual(['gloss']);
});

test('a cart that was asked for before another tab logged out writes nothing of the person into the browser', async () => {
  const { browser, server, gloss, tab, other, let8SecondsPass } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  await server.quiet();
  browser.putToSleep(other);
  const release = server.holdBack('cart/get');
  await let8SecondsPass(other);
  await logOut(tab.client, '');
  expect([...browser.stored.keys()]).toEqual([]);
  release();
  await server.quiet();
  expect([...browser.stored.keys()]).toEqual([]);
});

test('a tab that has not heard yet of a logout elsewhere asks for no cart and keeps nothing of the person', async () => {
  const { browser, server, gloss, tab, other, let8SecondsPass } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  await server.quiet();
  browser.putToSleep(other);
  await logOut(tab.client, '');
  const calls = server.asked.length;
  await let8SecondsPass(other);
  expect(server.asked.slice(calls)).toEqual([]);
  expect([...browser.stored.keys()]).toEqual([]);
});

test('what a tab wrote before its browser showed it the logout elsewhere is gone once it hears of it', async () => {
  const { browser, server, gloss, tab, other } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  await server.quiet();
  browser.putToSleep(other);
  await logOut(tab.client, '');
  // As if the other tab still saw the storage from before the logout.
  browser.stored.set('last_cart', '[]').set('user', '{}').set('accesstoken', 'late');
  other.page.tellStored(null);
  await server.quiet();
  expect([...browser.stored.keys()]).toEqual([]);
});

test('without a network the cart is marked as last known at once', async () => {
  const { gloss, tab } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  tab.page.tell('wentOffline');
  expect(tab.client.shop.get().cartItem).toMatchObject({ status: 'failed', cart: [{ quantity: 1 }] });
});

test('a cart that could not be checked when the network came back is checked a moment later', async () => {
  const { server, gloss, tab } = await twoTabs();
  tab.client.network.watch(undefined);
  await tab.client.cart.change(gloss, 1);
  tab.page.tell('wentOffline');
  // As on a connection that is back, but cannot resolve names yet.
  for (const call of ['cart/get', 'health']) server.breakCall(call, 'no network');
  tab.page.tell('wentOnline');
  await server.quiet();
  expect(tab.client.shop.get().cartItem.status).toBe('failed');
  for (const call of ['cart/get', 'health']) server.breakCall(call, undefined);
  tab.clock.advance(1_000);
  await server.quiet();
  expect(tab.client.shop.get().cartItem.status).toBe('ready');
});

test('a question that hangs since the network went does not keep the cart from being checked on its return', async () => {
  const { server, gloss, tab, let8SecondsPass } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  server.holdBack('cart/get');
  await let8SecondsPass(tab);
  tab.page.tell('wentOffline');
  server.letThrough('cart/get');
  tab.page.tell('wentOnline');
  await server.quiet();
  expect(tab.client.shop.get().cartItem.status).toBe('ready');
});

test('an answer that was on its way when the network went does not pass for today’s prices', async () => {
  const { server, gloss, tab, let8SecondsPass } = await twoTabs();
  await tab.client.cart.change(gloss, 1);
  const release = server.holdBack('cart/get');
  await let8SecondsPass(tab);
  tab.page.tell('wentOffline');
  release();
  await server.quiet();
  expect(tab.client.shop.get().cartItem.status).toBe('failed');
});
