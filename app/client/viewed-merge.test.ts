import { expect, test } from 'vitest';
import { logOut } from '#app/client/log-out.ts';
import { handBrowser, type Tab } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';

const amina = { email: 'amina@example.com', password: 'secret' };
const idsOf = (tab: Tab) => tab.client.recentlyViewed.shown.get().ids;

async function start() {
  const [browser, server] = [handBrowser(), handServer()];
  const account = server.addAccount(amina.email);
  const tab = await browser.startTab(server);
  return { browser, server, account, tab };
}

test('what a guest looked at joins the account at login, in every tab, and a guest’s is sent to no one', async () => {
  const { browser, server, account, tab } = await start();
  account.viewed = ['cream'];
  const other = await browser.startTab(server);
  tab.client.recentlyViewed.note('gloss', []);
  await server.quiet();
  expect(server.count('viewed/sync')).toBe(0);
  await tab.client.session.logIn(amina);
  await server.quiet();
  expect(account.viewed).toEqual(['gloss', 'cream']);
  for (const each of [tab, other]) expect(idsOf(each)).toEqual(['gloss', 'cream']);
});

test('another device is heard of with the next document in which something is new; without news there is no call', async () => {
  const { browser, server, account, tab } = await start();
  tab.client.recentlyViewed.note('gloss', []);
  await tab.client.session.logIn(amina);
  await server.quiet();
  const calls = server.count('viewed/sync');
  await browser.startTab(server);
  await server.quiet();
  expect(server.count('viewed/sync')).toBe(calls);

  account.viewed = ['serum', 'gloss'];
  tab.client.recentlyViewed.note('balm', []);
  const next = await browser.startTab(server);
  await server.quiet();
  const sent = server.asked.findLast(({ call }) => call === 'viewed/sync');
  expect(sent?.body).toMatchObject({ viewed: ['balm'], removed: [] });
  expect(idsOf(next)).toEqual(['balm', 'serum', 'gloss']);
});

test('without a network, or where the answer is lost, the next document sends it', async () => {
  const { browser, server, account, tab } = await start();
  await tab.client.session.logIn(amina);
  await server.quiet();
  for (const outage of ['no network', 'answer lost', 503] as const) {
    server.breakCall('viewed/sync', outage);
    tab.client.recentlyViewed.note(`with ${outage}`, []);
    const next = await browser.startTab(server);
    await server.quiet();
    expect(idsOf(next)[0]).toBe(`with ${outage}`);
  }
  server.breakCall('viewed/sync', undefined);
  await browser.startTab(server);
  await server.quiet();
  expect(account.viewed).toEqual(['with 503', 'with answer lost', 'with no network']);
});

test('what is cleared is cleared in the account too, once it can no longer be brought back', async () => {
  const { server, account, tab } = await start();
  tab.client.recentlyViewed.note('gloss', []);
  await tab.client.session.logIn(amina);
  await server.quiet();
  account.viewed = ['serum', 'gloss'];
  const restore = tab.client.recentlyViewed.clear();
  restore();
  await tab.clock.advance(15_000);
  await server.quiet();
  expect(account.viewed).toEqual(['serum', 'gloss']);
  tab.client.recentlyViewed.clear();
  await tab.clock.advance(15_000);
  await server.quiet();
  expect(account.viewed).toEqual([]);
  expect(idsOf(tab)).toEqual([]);
});

test('logging out leaves nothing of it, also where an answer comes late', async () => {
  const { browser, server, account, tab } = await start();
  account.viewed = ['cream'];
  const release = server.holdBack('viewed/sync');
  await tab.client.session.logIn(amina);
  await logOut(tab.client, '');
  release();
  await server.quiet();
  expect(idsOf(tab)).toEqual([]);
  for (const key of ['recently_viewed', 'viewed_heard']) expect(browser.stored.has(key)).toBe(false);
});
