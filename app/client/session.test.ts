import { describe, expect, test } from 'vitest';
import { logOut } from '#app/client/log-out.ts';
import { sessionOf } from '#app/client/session-of.ts';
import { handBrowser, type Tab } from '#tests/support/client/hand-browser.ts';
import { type HandServer, handServer } from '#tests/support/client/hand-server.ts';

const amina = { email: 'amina@example.com', password: 'secret' };
const home = {
  ...{ name: 'Amina', email: amina.email, addressline: 'Akwa', city: 'Douala', state: 'Littoral' },
  ...{ pincode: '00237', country: 'Cameroon', mobile: '655123456' },
};
const aicha = { name: 'Aïcha', mobile: '677889900', city: 'Douala', addressLine: 'Akwa' };

/** A browser and a shop in which Amina has an account and there is a gloss. */
function shopWithAmina() {
  const [browser, server] = [handBrowser(), handServer()];
  const [gloss, balm] = [server.addProduct({ _id: 'gloss' }), server.addProduct({ _id: 'balm' })];
  const account = server.addAccount(amina.email);
  return { browser, server, gloss, balm, account };
}

async function logIn(tab: Tab, server: HandServer, person = amina): Promise<void> {
  await tab.client.session.logIn(person);
  await server.quiet();
}

test('before the tokens were read there is no user; without any it is a guest', async () => {
  const { browser, server } = shopWithAmina();
  const tab = browser.openTab(server);
  expect(tab.client.shop.get().session).toBe('unknown');
  await tab.client.session.start();
  expect(tab.client.shop.get().session).toBe('guest');
  expect(server.asked).toEqual([]);
});

test('a tap before the tokens were looked at waits, and goes to the account’s cart', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  await logIn(await browser.startTab(server), server);
  const reloaded = browser.openTab(server);
  const tap = reloaded.client.cart.change(gloss, 1);
  await server.quiet();
  expect(server.count('cart/create')).toBe(0);
  await reloaded.client.session.start();
  expect(await tap).toMatchObject({ success: true, message: 'Item added to cart' });
  expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
});

describe.each(['the tab that logs in', 'another tab'])('while a guest is being logged in, in %s', (where) => {
  /** Logs a guest in up to the moment when the shop does not know yet who she is; with `isMerged` her cart may be merged before. */
  async function loggingIn(isMerged: boolean) {
    const shop = shopWithAmina();
    const { browser, server, gloss } = shop;
    const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
    await tab.client.cart.change(gloss, 1);
    const answers = ['user/user-details', 'auth/merge-guest-data'].map(server.holdBack);
    if (isMerged) server.letThrough('auth/merge-guest-data');
    const login = tab.client.session.logIn(amina);
    await server.quiet();
    const finish = async () => {
      for (const answer of answers.toReversed()) {
        answer();
        await server.quiet();
      }
      await login;
    };
    return { ...shop, tabs: [tab, other], here: where === 'another tab' ? other : tab, finish };
  }

  test.each([false, true])('a tap goes to her account (merged: %s)', async (isMerged) => {
    const { server, balm, account, tabs, here, finish } = await loggingIn(isMerged);
    const tap = here.client.cart.change(balm, 1);
    await server.quiet();
    await finish();
    expect(await tap).toMatchObject({ success: true });
    await server.quiet();
    expect(server.quantitiesOf(account)).toEqual({ gloss: 1, balm: 1 });
    for (const { shown } of tabs)
      expect(shown()).toEqual([
        ['gloss', 1],
        ['balm', 1],
      ]);
  });

  test.each([false, true])('an address goes to her account (merged: %s)', async (isMerged) => {
    const { server, account, here, finish } = await loggingIn(isMerged);
    const added = here.client.addresses.add(home);
    await server.quiet();
    await finish();
    await added;
    expect(account.addresses).toMatchObject([{ address_line: 'Akwa' }]);
  });
});

test('logging in merges the guest’s cart once, and shows the account’s, addresses and orders', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  server.putInto(account, 'balm', 2);
  const tab = await browser.startTab(server);
  await tab.client.cart.change(gloss, 1);
  await logIn(tab, server);
  expect(server.quantitiesOf(account)).toEqual({ balm: 2, gloss: 1 });
  expect(tab.shown()).toEqual([
    ['balm', 2],
    ['gloss', 1],
  ]);
  expect(browser.stored.has('guest_cart')).toBe(false);
  expect(tab.toasts).toEqual(['Guest cart and addresses added to your account']);
  const calls = server.asked.map(({ call }) => call);
  expect(calls.filter((call) => call === 'auth/merge-guest-data')).toHaveLength(1);
  // Her details are requested during the merge; the lists that it may change are requested after it, once.
  const lists = ['address/get', 'cart/get', 'order/order-list'];
  const afterMerge = calls.slice(calls.indexOf('auth/merge-guest-data') + 1);
  expect(afterMerge.filter((call) => lists.includes(call)).toSorted()).toEqual(lists);
});

test('who has logged in goes on while her cart, addresses and orders still come', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'balm', 2);
  const tab = await browser.startTab(server);
  const release = ['address/get', 'order/order-list', 'cart/get'].map((call) => server.holdBack(call));
  await tab.client.session.logIn(amina);
  expect(tab.client.shop.get()).toMatchObject({ session: 'user', addresses: { status: 'loading' } });
  for (const letThrough of release) letThrough();
  await server.quiet();
  expect(tab.client.shop.get().addresses.status).toBe('ready');
  expect(tab.shown()).toEqual([['balm', 2]]);
});

test('the checkout a login leads to does not ask for the cart a second time, and a later one does', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'balm', 2);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  await tab.client.cart.loadForPage();
  expect(server.count('cart/get')).toBe(1);
  tab.clock.advance(6_000);
  await tab.client.cart.loadForPage();
  expect(server.count('cart/get')).toBe(2);
});

test('a cart that another tab has changed, or that did not come, is asked for by the next page', async () => {
  const { browser, server, balm, account } = shopWithAmina();
  server.putInto(account, 'balm', 2);
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  await logIn(tab, server);
  await other.client.cart.change(balm, 1);
  await server.quiet();
  const before = server.count('cart/get');
  await tab.client.cart.loadForPage();
  expect(server.count('cart/get')).toBe(before + 1);
  server.breakCall('cart/get', 503);
  await tab.client.cart.load();
  server.breakCall('cart/get', undefined);
  await tab.client.cart.loadForPage();
  expect(tab.client.shop.get().cartItem.status).toBe('ready');
});

test('two tabs that log in at once send one merge under one key: nothing is added twice', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  await tab.client.cart.change(gloss, 1);
  const release = server.holdBack('auth/merge-guest-data');
  const both = Promise.all([tab.client.session.logIn(amina), other.client.session.logIn(amina)]);
  await server.quiet();
  const merges = server.asked.filter(({ call }) => call === 'auth/merge-guest-data');
  expect(merges.length).toBeGreaterThan(0);
  expect(new Set(merges.map(({ key }) => key)).size).toBe(1);
  release();
  await both;
  await server.quiet();
  expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
});

test('a tab that has not yet followed another one opens no second account for the same guest', async () => {
  const { browser, server, gloss } = shopWithAmina();
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  await tab.client.cart.change(gloss, 1);
  const release = server.holdBack('user/user-details');
  const first = tab.client.session.openByPhone(aicha);
  await server.quiet();
  const second = other.client.session.openByPhone(aicha);
  await server.quiet();
  release();
  await Promise.all([first, second]);
  await server.quiet();
  expect(server.count('phone-account/open')).toBe(1);
  expect(other.shown()).toEqual([['gloss', 1]]);
});

test('a guest who orders with her number hears nothing of an account, and one who logs in hears that her cart is in it', async () => {
  const { browser, server, gloss } = shopWithAmina();
  const tab = await browser.startTab(server);
  await tab.client.cart.change(gloss, 1);
  server.breakCall('auth/merge-guest-data', 503);
  await tab.client.session.openByPhone(aicha);
  await server.quiet();
  server.breakCall('auth/merge-guest-data', undefined);
  await tab.client.cart.load();
  await server.quiet();
  expect(server.count('auth/merge-guest-data')).toBe(2);
  expect(tab.shown()).toEqual([['gloss', 1]]);
  expect(tab.toasts).toEqual([]);

  await tab.client.session.leave(async () => ({ message: 'Logged out' }));
  await tab.client.cart.change(gloss, 1);
  await logIn(tab, server);
  await server.quiet();
  expect(tab.toasts).toEqual(['Guest cart and addresses added to your account']);
});

test('two tabs in which a guest sends her number at once go on in one account, with her cart', async () => {
  const { browser, server, gloss } = shopWithAmina();
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  await tab.client.cart.change(gloss, 1);
  const release = server.holdBack('phone-account/open');
  const slow = other.client.session.openByPhone(aicha);
  await server.quiet();
  server.letThrough('phone-account/open');
  await tab.client.session.openByPhone(aicha);
  await server.quiet();
  release();
  await slow;
  await server.quiet();
  expect(server.count('phone-account/open')).toBe(2);
  const people = [tab, other].map(({ client }) => client.shop.get().user.details?._id);
  expect(people[0]).toBeDefined();
  expect(people[1]).toBe(people[0]);
  for (const { shown } of [tab, other]) expect(shown()).toEqual([['gloss', 1]]);
});

test('a login that is answered after another tab has logged in disturbs nothing of what is done there', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  const release = server.holdBack('user/login');
  const late = tab.client.session.logIn(amina);
  await server.quiet();
  server.letThrough('user/login');
  await logIn(other, server);
  const session = sessionOf(browser.stored.get('refreshToken'));
  const answerTap = server.holdBack('cart/create');
  const tap = other.client.cart.set(gloss, 2);
  await server.quiet();
  release();
  await late;
  await server.quiet();
  answerTap();
  await tap;
  await server.quiet();
  expect(sessionOf(browser.stored.get('refreshToken'))).toBe(session);
  expect(server.quantitiesOf(account)).toEqual({ gloss: 2 });
  for (const { shown } of [tab, other]) expect(shown()).toEqual([['gloss', 2]]);
  expect(server.namesOfSessions()).toEqual([session]);
  expect(browser.stored.has('left_sessions')).toBe(false);
});

test('a merge whose answer got lost is sent again under its key, when the cart is next looked at', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  const tab = await browser.startTab(server);
  await tab.client.cart.change(gloss, 1);
  server.breakCall('auth/merge-guest-data', 'answer lost');
  await logIn(tab, server);
  // The guest's cart stays visible with Retry: the account's cart alone would look as if hers were lost.
  expect(tab.shown()).toEqual([['gloss', 1]]);
  expect(tab.client.shop.get().cartItem.status).toBe('failed');
  expect(browser.stored.get('guest_cart')).toContain('gloss');

  server.breakCall('auth/merge-guest-data', undefined);
  await tab.client.cart.load();
  await server.quiet();
  expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
  expect(tab.client.shop.get().cartItem.status).toBe('ready');
  expect(browser.stored.has('guest_cart')).toBe(false);
});

test('what the server could not merge is kept in the browser and only logged, and merged at the next start', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  const tab = await browser.startTab(server);
  await tab.client.cart.change(gloss, 1);
  server.breakCall('auth/merge-guest-data', 503);
  await logIn(tab, server);
  expect(browser.stored.get('guest_cart')).toContain('gloss');
  expect(tab.toasts).toEqual([]);
  server.breakCall('auth/merge-guest-data', undefined);
  expect((await browser.startTab(server)).shown()).toEqual([['gloss', 1]]);
  expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
});

test.each([undefined, 503] as const)(
  'a merge that is answered after a logout elsewhere leaves the next guest’s cart alone (outage: %s)',
  async (outage) => {
    const { browser, server, gloss, balm } = shopWithAmina();
    const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
    await tab.client.cart.change(gloss, 1);
    server.breakCall('auth/merge-guest-data', outage);
    const release = server.holdBack('auth/merge-guest-data');
    const login = tab.client.session.logIn(amina);
    await server.quiet();
    await logOut(other.client, '');
    await server.quiet();
    await other.client.cart.change(balm, 1);
    await server.quiet();
    server.asked.length = 0;
    release();
    await login;
    await server.quiet();
    expect(browser.stored.get('guest_cart')).toContain('balm');
    for (const { client, shown } of [tab, other]) {
      expect(shown()).toEqual([['balm', 1]]);
      expect(client.shop.get().cartItem.status).toBe('ready');
    }
    expect(tab.toasts).toEqual([]);
    expect(server.asked).toEqual([]);
  },
);

test('the tab that logs in merges; the others only follow', async () => {
  const { browser, server, gloss } = shopWithAmina();
  const [tab, other] = [await browser.startTab(server), await browser.startTab(server)];
  await tab.client.cart.change(gloss, 1);
  await logIn(tab, server);
  expect(server.count('auth/merge-guest-data')).toBe(1);
  expect(other.client.shop.get()).toMatchObject({
    session: 'user',
    user: { details: { email: amina.email } },
  });
  expect(other.shown()).toEqual([['gloss', 1]]);
  expect(other.toasts).toEqual([]);
});

test('logging out in another tab leaves nothing of the person here, not even of answers on their way', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'gloss', 1);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  other.ofTab.set('typedCheckout', '{"deliveryNote":"Ring twice"}');
  const releases = ['user/user-details', 'cart/get', 'address/get', 'order/order-list'].map(server.holdBack);
  const late = Promise.all([
    other.client.session.loadUser(),
    other.client.cart.load(),
    other.client.addresses.load(),
    other.client.orders.load(),
  ]);
  await logOut(tab.client, '');
  await server.quiet();
  for (const release of releases) release();
  await late;
  await server.quiet();
  expect(other.client.shop.get()).toMatchObject({
    session: 'guest',
    isLoginDue: false,
    user: { details: undefined },
    cartItem: { cart: [] },
    addresses: { addressList: [] },
    orders: { orderList: [] },
  });
  expect([...browser.stored.keys(), ...other.ofTab.keys()]).toEqual([]);
});

test('a tab whose session was refused just before it hears of the logout shows nothing of the person', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'gloss', 1);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  browser.putToSleep(other);
  server.endSessions();
  await other.client.cart.load();
  expect(other.client.shop.get()).toMatchObject({ session: 'guest', isLoginDue: true });
  await other.client.session.follow({ isLoggedOut: true });
  expect(other.client.shop.get()).toMatchObject({
    session: 'guest',
    isLoginDue: false,
    user: { details: undefined },
    cartItem: { cart: [] },
  });
});

test('nor does a tab that has not heard of it yet keep the person’s details', async () => {
  const { browser, server } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  const release = server.holdBack('user/user-details');
  const late = other.client.session.loadUser();
  browser.putToSleep(other);
  await logOut(tab.client, '');
  release();
  await late;
  expect([...browser.stored.keys()]).toEqual([]);
});

test('logging out without a network leaves nothing of the person, and ends the session once there is one', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'gloss', 1);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  const session = sessionOf(browser.stored.get('refreshToken')) ?? '';
  server.breakCall('everything', 'no network');
  expect(await logOut(tab.client, 'Only here')).toBe('Only here');
  await server.quiet();
  for (const { client } of [tab, other])
    expect(client.shop.get()).toMatchObject({
      session: 'guest',
      user: { details: undefined },
      cartItem: { cart: [] },
    });
  // What remains gives no access.
  expect([...browser.stored]).toEqual([['left_sessions', session]]);
  expect(server.isInUse(session)).toBe(true);

  server.breakCall('everything', undefined);
  tab.clock.advance(1_000);
  await server.quiet();
  expect(server.isInUse(session)).toBe(false);
  expect(browser.stored.has('left_sessions')).toBe(false);
});

test('a session that was left is ended at the next visit, and another one goes on', async () => {
  const { browser, server } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  server.breakCall('user/logout', 503);
  server.breakCall('session/leave', 503);
  const first = sessionOf(browser.stored.get('refreshToken')) ?? '';
  expect(await logOut(tab.client, 'Only here')).toBe('Only here');
  await logIn(tab, server);
  const second = sessionOf(browser.stored.get('refreshToken')) ?? '';
  await logOut(tab.client, 'Only here');
  expect(browser.stored.get('left_sessions')).toBe(`${first} ${second}`);
  await logIn(tab, server);
  const third = sessionOf(browser.stored.get('refreshToken')) ?? '';
  server.breakCall('session/leave', undefined);
  const next = await browser.startTab(server);
  expect([first, second, third].map(server.isInUse)).toEqual([false, false, true]);
  expect(next.client.shop.get().session).toBe('user');
  expect(browser.stored.has('left_sessions')).toBe(false);
});

test.each(['answered', 'lost'])(
  'a logout that is %s after another person has logged in ends nothing of hers',
  async (outcome) => {
    const { browser, server } = shopWithAmina();
    const brice = { email: 'brice@example.com', password: 'secret' };
    server.addAccount(brice.email);
    const tab = await browser.startTab(server);
    await logIn(tab, server);
    const other = await browser.startTab(server);
    if (outcome === 'lost') server.breakCall('user/logout', 'answer lost');
    const release = server.holdBack('user/logout');
    const late = logOut(tab.client, 'Only here');
    await server.quiet();
    server.letThrough('user/logout');
    server.breakCall('user/logout', undefined);
    await logOut(other.client, '');
    await logIn(other, server, brice);
    const hers = sessionOf(browser.stored.get('refreshToken')) ?? '';
    release();
    await late;
    await server.quiet();
    for (const { client } of [tab, other])
      expect(client.shop.get()).toMatchObject({
        session: 'user',
        user: { details: { email: brice.email } },
      });
    expect(sessionOf(browser.stored.get('refreshToken'))).toBe(hers);
    expect(browser.stored.has('left_sessions')).toBe(false);
  },
);

test('nor does it take the cart of the guest who came after a logout in another tab', async () => {
  const { browser, server, gloss } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  const release = server.holdBack('user/logout');
  const late = logOut(tab.client, '');
  await server.quiet();
  server.letThrough('user/logout');
  await logOut(other.client, '');
  await server.quiet();
  await other.client.cart.change(gloss, 1);
  release();
  await late;
  await server.quiet();
  for (const { shown } of [tab, other]) expect(shown()).toEqual([['gloss', 1]]);
});

test('logging out where the session is over already says so, and leaves nothing to end', async () => {
  const { browser, server } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  server.endSessions();
  expect(await logOut(tab.client, 'Only here')).toBe('Log in again');
  expect([...browser.stored.keys()]).toEqual([]);
  expect(tab.client.shop.get()).toMatchObject({ session: 'guest', isLoginDue: false });
});

test('a refresh that is refused leaves the page as it is, and the next press asks to log in', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  server.putInto(account, 'gloss', 1);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  server.endSessions();
  await tab.client.cart.load();
  expect(tab.client.shop.get()).toMatchObject({ session: 'guest', isLoginDue: true });
  expect(tab.shown()).toEqual([['gloss', 1]]);
  expect(await tab.client.cart.change(gloss, 1)).toMatchObject({ error: true });
  expect(tab.logins()).toBe(1);
  tab.client.session.leaveEnded('/cart');
  expect(tab.client.shop.get().isLoginDue).toBe(true);
  tab.client.session.leaveEnded('/');
  expect(tab.client.shop.get()).toMatchObject({
    session: 'guest',
    isLoginDue: false,
    cartItem: { cart: [] },
  });
});

test('an outage makes no guest: tokens and cart stay until the server answers', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'gloss', 1);
  await logIn(await browser.startTab(server), server);
  server.letAccessTokensGoStale();
  server.breakCall('user/refresh-token', 503);
  const tab = await browser.startTab(server);
  expect(tab.client.shop.get()).toMatchObject({
    session: 'user',
    user: { status: 'failed' },
    cartItem: { status: 'failed' },
  });
  expect(tab.shown()).toEqual([['gloss', 1]]);
  expect(browser.stored.has('refreshToken')).toBe(true);
  server.breakCall('user/refresh-token', undefined);
  await tab.client.cart.load();
  expect(tab.client.shop.get().cartItem.status).toBe('ready');
});

test('two tabs that meet a stale token each refresh, and both go on', async () => {
  const { browser, server } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  server.letAccessTokensGoStale();
  await Promise.all([tab.client.cart.load(), other.client.cart.load()]);
  await server.quiet();
  for (const { client } of [tab, other])
    expect(client.shop.get()).toMatchObject({ session: 'user', cartItem: { status: 'ready' } });
  expect(server.count('user/refresh-token')).toBe(2);
  // Both tabs were given the same next token, and it works.
  server.letAccessTokensGoStale();
  await Promise.all([tab.client.cart.load(), other.client.cart.load()]);
  await server.quiet();
  expect(tab.client.shop.get()).toMatchObject({ session: 'user', cartItem: { status: 'ready' } });
  expect(browser.stored.get('refreshToken')).toMatch(/\.3$/);
});

test('a refresh that is refused late does not end the session that another tab has begun meanwhile', async () => {
  const { browser, server } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  server.endSessions();
  const release = server.holdBack('user/refresh-token');
  const late = tab.client.cart.load();
  await server.quiet();
  await other.client.session.logIn(amina);
  release();
  await late;
  await server.quiet();
  expect(browser.stored.has('refreshToken')).toBe(true);
  for (const { client } of [tab, other])
    expect(client.shop.get()).toMatchObject({ session: 'user', isLoginDue: false });
});

test('an access token that comes after another person has logged in is not kept', async () => {
  const { browser, server } = shopWithAmina();
  const brice = { email: 'brice@example.com', password: 'secret' };
  const account = server.addAccount(brice.email);
  server.putInto(account, 'balm', 1);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  server.letAccessTokensGoStale();
  const release = server.holdBack('user/refresh-token');
  const late = tab.client.addresses.load();
  await server.quiet();
  await other.client.session.logIn(brice);
  const token = browser.stored.get('accesstoken');
  release();
  await late;
  await server.quiet();
  expect(browser.stored.get('accesstoken')).toBe(token);
  expect(tab.client.shop.get().user.details?.email).toBe(brice.email);
  expect(tab.shown()).toEqual([['balm', 1]]);
});

test('what one person asked for is not done for another one who has logged in before it was refused', async () => {
  const { browser, server } = shopWithAmina();
  const brice = server.addAccount('brice@example.com');
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const other = await browser.startTab(server);
  server.letAccessTokensGoStale();
  const release = server.holdBack('address/create');
  const late = tab.client.addresses.add(home);
  await server.quiet();
  await logIn(other, server, { email: brice.email, password: 'secret' });
  release();
  await expect(late).rejects.toMatchObject({ status: 401 });
  expect(brice.addresses).toEqual([]);
});

test('logging in again as the same person keeps what was loaded; as another one it goes', async () => {
  const { browser, server } = shopWithAmina();
  const brice = { email: 'brice@example.com', password: 'secret' };
  server.addAccount(brice.email);
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  await tab.client.addresses.add(home);
  expect(tab.client.shop.get().addresses.addressList).toHaveLength(1);
  for (const [person, kept] of [
    [amina, 1],
    [brice, 0],
  ] as const) {
    server.endSessions();
    await tab.client.cart.load();
    const release = server.holdBack('address/get');
    const login = tab.client.session.logIn(person);
    await server.quiet();
    expect(tab.client.shop.get().addresses.addressList).toHaveLength(kept);
    release();
    await login;
  }
});

test.each(['address/get', 'order/order-list'])(
  'an answer of %s that was asked for by one person is not shown to the next',
  async (call) => {
    const { browser, server, account } = shopWithAmina();
    const brice = { email: 'brice@example.com', password: 'secret' };
    server.addAccount(brice.email);
    account.addresses.push({ _id: 'home', status: true, address_line: 'Akwa' });
    account.orders.push({ _id: 'NB-1' });
    const tab = await browser.startTab(server);
    await logIn(tab, server);
    const other = await browser.startTab(server);
    const release = server.holdBack(call);
    const late = Promise.all([tab.client.addresses.load(), tab.client.orders.load()]);
    await server.quiet();
    server.letThrough(call);
    await logIn(other, server, brice);
    release();
    await late;
    await server.quiet();
    expect(tab.client.shop.get()).toMatchObject({
      user: { details: { email: brice.email } },
      addresses: { addressList: [], status: 'ready' },
      orders: { orderList: [], status: 'ready' },
    });
  },
);

test('a login that cannot load what a user needs is refused before anything is sent, and works with a network', async () => {
  const { browser, server, gloss, account } = shopWithAmina();
  const tab = await browser.startTab(server);
  await tab.client.cart.change(gloss, 1);
  browser.codeIsAway(true);
  await expect(tab.client.session.logIn(amina)).rejects.toMatchObject({ status: 0 });
  expect(server.asked).toEqual([]);
  expect(tab.client.shop.get().session).toBe('guest');
  browser.codeIsAway(false);
  await logIn(tab, server);
  expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
});

test('a page that is opened on a bad line finds its user when she comes back to it', async () => {
  const { browser, server, account } = shopWithAmina();
  server.putInto(account, 'gloss', 1);
  await logIn(await browser.startTab(server), server);
  browser.codeIsAway(true);
  const tab = await browser.startTab(server);
  expect(tab.client.shop.get()).toMatchObject({ session: 'unknown', user: { status: 'failed' } });
  browser.codeIsAway(false);
  tab.page.tell('wentOnline');
  await server.quiet();
  expect(tab.client.shop.get()).toMatchObject({ session: 'user', user: { status: 'ready' } });
  expect(tab.shown()).toEqual([['gloss', 1]]);
});

test('on a page of the admin nothing of the shop is asked for, and the first page of the shop asks for it', async () => {
  const { browser, server } = shopWithAmina();
  await logIn(await browser.startTab(server), server);
  const tab = browser.openTab(server);
  tab.client.shopPages.show(false);
  server.asked.length = 0;
  await tab.client.session.start();
  await server.quiet();
  expect(server.asked.map(({ call }) => call)).toEqual(['user/user-details']);
  expect(tab.client.shop.get().session).toBe('user');
  tab.client.shopPages.show(true);
  await server.quiet();
  expect(server.asked.map(({ call }) => call).toSorted()).toEqual([
    'address/get',
    'cart/get',
    'order/order-list',
    'user/user-details',
  ]);
});

test('details of the user that a later question has overtaken are not shown', async () => {
  const { browser, server, account } = shopWithAmina();
  const tab = await browser.startTab(server);
  await logIn(tab, server);
  const release = server.holdBack('user/user-details');
  const early = tab.client.session.loadUser();
  await server.quiet();
  server.letThrough('user/user-details');
  account.email = 'new@example.com';
  await tab.client.session.loadUser();
  account.email = amina.email;
  release();
  await early;
  expect(tab.client.shop.get().user.details?.email).toBe('new@example.com');
  expect(browser.stored.get('user')).toContain('new@example.com');
});

test('what waits for a page of the shop is forgotten with the session', async () => {
  const { browser, server } = shopWithAmina();
  await logIn(await browser.startTab(server), server);
  const tab = browser.openTab(server);
  tab.client.shopPages.show(false);
  await tab.client.session.start();
  await logOut(tab.client, '');
  server.asked.length = 0;
  tab.client.shopPages.show(true);
  await server.quiet();
  expect(server.asked).toEqual([]);
});
