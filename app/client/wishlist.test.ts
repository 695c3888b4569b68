import { expect, test } from 'vitest';
import { logOut } from '#app/client/log-out.ts';
import { handBrowser, type Tab } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';

const amina = { email: 'amina@example.com', password: 'secret' };
const idsOf = (tab: Tab) => tab.client.wishlist.shown.get().ids;

async function start() {
  const [browser, server] = [handBrowser(), handServer()];
  const account = server.addAccount(amina.email);
  const tab = await browser.startTab(server);
  return { browser, server, account, tab };
}

test('a guest’s list is kept in the browser and joins the account at login, in every tab', async () => {
  const { browser, server, account, tab } = await start();
  account.wishlist = ['cream'];
  const other = await browser.startTab(server);
  expect(tab.client.wishlist.toggle('gloss')).toBe(true);
  tab.client.wishlist.toggle('balm');
  expect(tab.client.wishlist.toggle('balm')).toBe(false);
  await server.quiet();
  expect(idsOf(other)).toEqual(['gloss']);
  expect(server.count('wishlist/sync')).toBe(0);

  await tab.client.session.logIn(amina);
  await server.quiet();
  expect(account.wishlist).toEqual(['gloss', 'cream']);
  for (const each of [tab, other]) expect(idsOf(each)).toEqual(['gloss', 'cream']);
});

test('what a guest took off again is not taken off the account', async () => {
  const { server, account, tab } = await start();
  account.wishlist = ['gloss'];
  tab.client.wishlist.toggle('gloss');
  tab.client.wishlist.toggle('gloss');
  await tab.client.session.logIn(amina);
  await server.quiet();
  expect(idsOf(tab)).toEqual(['gloss']);
});

test('a tap without a network, or whose answer is lost, is sent with the next; a tab that was closed loses nothing', async () => {
  const { browser, server, account, tab } = await start();
  await tab.client.session.logIn(amina);
  await server.quiet();
  for (const outage of ['no network', 'answer lost', 503] as const) {
    server.breakCall('wishlist/sync', outage);
    tab.client.wishlist.toggle(`with ${outage}`);
    await server.quiet();
    expect(idsOf(tab)?.[0]).toBe(`with ${outage}`);
  }
  server.breakCall('wishlist/sync', undefined);
  const next = await browser.startTab(server);
  await server.quiet();
  expect(account.wishlist).toEqual(['with 503', 'with answer lost', 'with no network']);
  expect(idsOf(next)).toEqual(account.wishlist);
});

test('taps that come while one is on its way end as they were made', async () => {
  const { server, account, tab } = await start();
  account.wishlist = ['cream'];
  await tab.client.session.logIn(amina);
  await server.quiet();
  const release = server.holdBack('wishlist/sync');
  const { toggle } = tab.client.wishlist;
  toggle('gloss');
  await server.quiet();
  toggle('gloss');
  toggle('cream');
  toggle('balm');
  release();
  await server.quiet();
  expect(account.wishlist).toEqual(['balm']);
  expect(idsOf(tab)).toEqual(['balm']);
});

test('logging out leaves nothing of the list, also where an answer comes late', async () => {
  const { browser, server, tab } = await start();
  await tab.client.session.logIn(amina);
  await server.quiet();
  const release = server.holdBack('wishlist/sync');
  tab.client.wishlist.toggle('gloss');
  await server.quiet();
  await logOut(tab.client, '');
  release();
  await server.quiet();
  expect(idsOf(tab)).toEqual([]);
  expect(browser.stored.has('wishlist')).toBe(false);
});

test('who logs in while an answer for the person before is still on its way gets her own list, with what she marked', async () => {
  const { server, tab } = await start();
  const brice = server.addAccount('brice@example.com');
  brice.wishlist = ['cream'];
  await tab.client.session.logIn(amina);
  await server.quiet();
  const release = server.holdBack('wishlist/sync');
  tab.client.wishlist.toggle('gloss');
  await server.quiet();
  server.letThrough('wishlist/sync');
  await logOut(tab.client, '');
  tab.client.wishlist.toggle('balm');
  await tab.client.session.logIn({ email: brice.email, password: 'secret' });
  await server.quiet();
  for (let round = 0; round < 2; round += 1) {
    expect(brice.wishlist).toEqual(['balm', 'cream']);
    expect(idsOf(tab)).toEqual(['balm', 'cream']);
    release();
    await server.quiet();
  }
});

test('what was viewed is kept twelve deep, a family once, and is cleared until it is wanted back', async () => {
  const { browser, server, tab } = await start();
  const { recentlyViewed } = tab.client;
  const ids = () => recentlyViewed.shown.get().ids;
  for (let number = 1; number <= 13; number += 1) recentlyViewed.note(`p${number}`, []);
  expect(ids()).toHaveLength(12);
  expect(ids()[0]).toBe('p13');
  recentlyViewed.note('ruby', ['p12', 'ruby']);
  recentlyViewed.note('p2', []);
  expect(ids().slice(0, 3)).toEqual(['p2', 'ruby', 'p13']);
  expect(ids()).not.toContain('p12');
  const other = await browser.startTab(server);
  const before = ids();
  const restore = recentlyViewed.clear();
  await server.quiet();
  expect([ids(), other.client.recentlyViewed.shown.get().ids]).toEqual([[], []]);
  expect(browser.stored.has('recently_viewed')).toBe(false);
  restore();
  expect(ids()).toEqual(before);
  expect(server.asked).toEqual([]);
});
