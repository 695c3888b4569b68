import { describe, expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { handBrowser } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';

const amina = { email: 'amina@example.com', password: 'secret' };

async function guest() {
  const [browser, server] = [handBrowser(), handServer()];
  const gloss = server.addProduct({ _id: 'gloss', stock: 3 });
  const tab = await browser.startTab(server);
  return { browser, server, gloss, tab, cart: tab.client.cart };
}

async function user() {
  const { browser, server, gloss, tab, cart } = await guest();
  const balm = server.addProduct({ _id: 'balm' });
  const account = server.addAccount(amina.email);
  await tab.client.session.logIn(amina);
  await server.quiet();
  return { browser, server, gloss, balm, tab, cart, account };
}

describe('a guest’s cart', () => {
  test('works without a single call, and says what became of it', async () => {
    const { server, gloss, tab, cart } = await guest();
    expect(await cart.change(gloss, 1)).toEqual({
      success: true,
      error: false,
      message: 'Item added to cart',
    });
    expect(await cart.change(gloss, 1)).toMatchObject({ message: 'Cart updated' });
    expect(await cart.change(gloss, -2)).toMatchObject({ message: 'Item removed from cart' });
    expect(tab.shown()).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  test('a double click counts twice, and no more is taken than there is', async () => {
    const { gloss, tab, cart } = await guest();
    await Promise.all([cart.change(gloss, 1), cart.change(gloss, 1), cart.change(gloss, 1)]);
    expect(await cart.change(gloss, 1)).toEqual({
      success: false,
      error: true,
      message: 'Only 3 of "gloss" are left.',
    });
    expect(tab.shown()).toEqual([['gloss', 3]]);
  });

  test('two tabs add to one cart, and neither loses what the other put in', async () => {
    const { browser, server, gloss, tab } = await guest();
    const balm = server.addProduct({ _id: 'balm' });
    const other = await browser.startTab(server);
    await Promise.all([tab.client.cart.change(gloss, 1), other.client.cart.change(balm, 1)]);
    await server.quiet();
    for (const { shown } of [tab, other])
      expect(shown()).toEqual([
        ['gloss', 1],
        ['balm', 1],
      ]);
  });

  test('is checked on coming back: dearer, capped and gone is shown until it is read', async () => {
    const { browser, server, gloss, cart } = await guest();
    const balm = server.addProduct({ _id: 'balm', price: francs(4000) });
    const soap = server.addProduct({ _id: 'soap' });
    await cart.set(gloss, 3);
    await cart.set(balm, 1);
    await cart.set(soap, 1);
    server.addProduct({ _id: 'gloss', stock: 2 });
    server.addProduct({ _id: 'balm', price: francs(5000) });
    server.removeProduct('soap');
    const later = await browser.startTab(server);
    expect(later.shown()).toEqual([
      ['gloss', 2],
      ['balm', 1],
    ]);
    const unread = () => later.client.shop.get().cartItem.changes;
    expect(unread()).toMatchObject([
      { kind: 'price', productId: 'balm', before: 4000, now: 5000 },
      { kind: 'capped', productId: 'gloss', left: 2 },
      { kind: 'gone', productId: 'soap' },
    ]);
    later.client.cart.dismissChanges('balm');
    await later.client.cart.set(gloss, 0);
    expect(unread().map(({ productId }) => productId)).toEqual(['soap']);
    expect((await browser.startTab(server)).client.shop.get().cartItem.changes).toHaveLength(1);
  });

  test('is looked at in one call, however many lines it has', async () => {
    const { browser, server, gloss, cart } = await guest();
    for (const product of [gloss, server.addProduct({ _id: 'balm' }), server.addProduct({ _id: 'soap' })]) {
      await cart.change(product, 1);
    }
    const later = await browser.startTab(server);
    expect(later.shown()).toHaveLength(3);
    expect(later.client.shop.get().cartItem.status).toBe('ready');
    expect(server.asked.map(({ call }) => call)).toEqual(['product/get-by-ids']);
  });

  test('a tap made while prices are on their way stays', async () => {
    const { browser, server, gloss, cart } = await guest();
    await cart.change(gloss, 1);
    const release = server.holdBack('product/get-by-ids');
    const later = browser.openTab(server);
    await later.client.session.start();
    await later.client.cart.change(gloss, 1);
    release();
    await server.quiet();
    expect(later.shown()).toEqual([['gloss', 2]]);
    expect(later.client.shop.get().cartItem.status).toBe('ready');
  });

  test('a check that fails once a newer one was answered, or she has logged in, does not call it unchecked', async () => {
    const { browser, server, gloss, cart } = await guest();
    await cart.change(gloss, 1);
    server.addAccount(amina.email);
    for (const goOn of ['load', 'log in']) {
      const later = browser.openTab(server);
      server.breakCall('product/get-by-ids', 503);
      const release = server.holdBack('product/get-by-ids');
      await later.client.session.start();
      await server.quiet();
      server.breakCall('product/get-by-ids', undefined);
      server.letThrough('product/get-by-ids');
      if (goOn === 'load') await later.client.cart.load();
      else await later.client.session.logIn(amina);
      await server.quiet();
      release();
      await server.quiet();
      expect(later.client.shop.get().cartItem.status).toBe('ready');
    }
  });

  test('that cannot be checked is shown as last known, and checked again on coming back', async () => {
    const { browser, server, gloss, cart } = await guest();
    await cart.change(gloss, 1);
    server.breakCall('everything', 'no network');
    const later = await browser.startTab(server);
    expect(later.shown()).toEqual([['gloss', 1]]);
    expect(later.client.shop.get().cartItem.status).toBe('failed');
    server.breakCall('everything', undefined);
    later.page.tell('returned');
    await server.quiet();
    expect(later.client.shop.get().cartItem.status).toBe('ready');
    const calls = server.asked.length;
    later.page.tell('returned');
    await server.quiet();
    expect(server.asked).toHaveLength(calls);
    later.clock.advance(5 * 60_000 + 1);
    later.page.tell('returned');
    await server.quiet();
    expect(server.asked).toHaveLength(calls + 1);
  });
});

describe('a user’s cart', () => {
  test('shows a tap at once, sends the last of a quick row, and keeps what the server has', async () => {
    const { server, gloss, tab, cart, account } = await user();
    const release = server.holdBack('cart/create');
    const taps = [cart.change(gloss, 1), cart.change(gloss, 1), cart.change(gloss, 1)];
    await server.quiet();
    expect(tab.shown()).toEqual([['gloss', 3]]);
    release();
    expect((await Promise.all(taps)).map(({ success }) => success)).toEqual([true, true, true]);
    expect(server.quantitiesOf(account)).toEqual({ gloss: 3 });
    expect([server.count('cart/create'), server.count('cart/update-qty')]).toEqual([1, 1]);
  });

  test('puts back what the server refuses, with its message', async () => {
    const { server, gloss, tab, cart, account } = await user();
    await cart.set(gloss, 2);
    server.addProduct({ _id: 'gloss', stock: 1 });
    expect(await cart.set(gloss, 3)).toEqual({ success: false, error: true, message: 'Only 1 left' });
    expect(tab.shown()).toEqual([['gloss', 2]]);
    expect(server.quantitiesOf(account)).toEqual({ gloss: 2 });
  });

  test('puts back what could not be sent without a network, and can be tapped again with one', async () => {
    const { server, gloss, tab, cart, account } = await user();
    server.breakCall('everything', 'no network');
    expect(await cart.change(gloss, 1)).toMatchObject({
      error: true,
      message: 'No connection. Check your network and try again.',
    });
    expect(tab.shown()).toEqual([]);
    expect(tab.client.shop.get().cartItem.status).toBe('failed');
    server.breakCall('everything', undefined);
    await cart.change(gloss, 1);
    expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
    expect(tab.client.shop.get().cartItem.status).toBe('ready');
  });

  test('keeps beside the product what a press wanted that got no answer, until it is pressed again', async () => {
    const { server, gloss, balm, tab, cart, account } = await user();
    await cart.set(balm, 2);
    server.breakCall('everything', 'no network');
    await Promise.all([cart.change(gloss, 1), cart.change(gloss, 1), cart.set(balm, 0)]);
    expect(tab.shown()).toEqual([['balm', 2]]);
    const why = 'No connection. Check your network and try again.';
    const unsent = () => tab.client.shop.get().cartItem.unsent;
    expect(unsent()).toEqual({ gloss: { quantity: 2, why }, balm: { quantity: 0, why } });
    server.breakCall('everything', undefined);
    await cart.set(gloss, 2);
    expect(unsent()).toEqual({ balm: { quantity: 0, why } });
    expect(server.quantitiesOf(account)).toEqual({ gloss: 2, balm: 2 });
    await cart.set(balm, 0);
    expect(unsent()).toEqual({});
    expect(server.quantitiesOf(account)).toEqual({ gloss: 2 });
  });

  test('a press whose answer got lost is done once, however it is pressed again, and is not called unsent when it is seen', async () => {
    const { server, gloss, tab, cart, account } = await user();
    server.breakCall('cart/create', 'answer lost');
    server.breakCall('cart/get', 'no network');
    await cart.change(gloss, 1);
    expect(tab.client.shop.get().cartItem.unsent).toMatchObject({ gloss: { quantity: 1 } });
    server.breakCall('cart/create', undefined);
    server.breakCall('cart/get', undefined);
    await cart.set(gloss, 1);
    expect(server.quantitiesOf(account)).toEqual({ gloss: 1 });
    expect(server.count('cart/create')).toBe(1);
    server.breakCall('cart/update-qty', 'answer lost');
    await cart.set(gloss, 3);
    await cart.load();
    expect(tab.client.shop.get().cartItem.unsent).toEqual({});
    expect(tab.shown()).toEqual([['gloss', 3]]);
  });

  test('a press that failed after the next one for the same product was made is none of that one’s', async () => {
    const { server, gloss, tab, cart, account } = await user();
    const release = server.holdBack('cart/create');
    server.breakCall('cart/create', 503);
    const first = cart.set(gloss, 1);
    await server.quiet();
    const second = cart.set(gloss, 2);
    release();
    // The first press's request is open and will fail; the second one's meets a server that works.
    server.breakCall('cart/create', undefined);
    expect((await Promise.all([first, second])).map(({ error }) => error)).toEqual([false, false]);
    expect(server.quantitiesOf(account)).toEqual({ gloss: 2 });
    expect(tab.client.shop.get().cartItem.unsent).toEqual({});
  });

  test('a tap that meets the end of the session is not called done: it asks to log in', async () => {
    const { server, gloss, tab, cart } = await user();
    server.endSessions();
    expect(await cart.change(gloss, 1)).toMatchObject({ success: false, error: true });
    expect(tab.logins()).toBe(1);
  });

  test('a tap whose answer got lost is shown again by the next look', async () => {
    const { server, gloss, tab, cart } = await user();
    server.breakCall('cart/create', 'answer lost');
    expect(await cart.change(gloss, 1)).toMatchObject({ error: true });
    await cart.load();
    expect(tab.shown()).toEqual([['gloss', 1]]);
  });

  test('an answer that a later question has overtaken is not shown', async () => {
    const { server, tab, cart, account } = await user();
    const release = server.holdBack('cart/get');
    const early = cart.load();
    await server.quiet();
    server.letThrough('cart/get');
    server.putInto(account, 'gloss', 2);
    await cart.load();
    account.lines = [];
    release();
    await early;
    expect(tab.shown()).toEqual([['gloss', 2]]);
  });

  test('a line that another device took out meanwhile is put in again', async () => {
    const { server, gloss, cart, account } = await user();
    await cart.change(gloss, 1);
    account.lines = [];
    expect(await cart.change(gloss, 1)).toMatchObject({ success: true });
    expect(server.quantitiesOf(account)).toEqual({ gloss: 2 });
  });

  test('what was tapped but not sent when the session ended is never sent for the next person', async () => {
    const { browser, server, gloss, balm, cart } = await user();
    const brice = server.addAccount('brice@example.com');
    const release = server.holdBack('cart/create');
    const taps = [cart.set(gloss, 3), cart.change(balm, 1)];
    await server.quiet();
    const other = await browser.startTab(server);
    await other.client.session.logIn({ email: brice.email, password: 'secret' });
    await server.quiet();
    release();
    await Promise.all(taps);
    await server.quiet();
    expect(server.quantitiesOf(brice)).toEqual({});
  });

  test('an order empties it, without missing a line', async () => {
    const { server, gloss, tab, cart, account } = await user();
    await cart.change(gloss, 1);
    account.lines = [];
    cart.empty();
    await cart.load();
    expect(tab.shown()).toEqual([]);
    expect(server.count('product/get-product-details')).toBe(0);
  });

  test('reports a product that has left the shop, but not a line taken out on another device', async () => {
    const { server, gloss, balm, tab, cart, account } = await user();
    await cart.change(gloss, 1);
    await cart.change(balm, 1);
    account.lines = [];
    server.removeProduct('gloss');
    await cart.load();
    await server.quiet();
    expect(tab.client.shop.get().cartItem.changes).toMatchObject([{ kind: 'gone', productId: 'gloss' }]);
  });
});
