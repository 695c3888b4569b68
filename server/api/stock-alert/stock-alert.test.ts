import { describe, expect, test } from 'vitest';
import { deleteOldStockAlerts, sendStockAlerts } from '#core/stock-alerts/send-stock-alerts.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { makeAdmin, makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const { app, call, store, clock, logInAs, sentMails } = await testShop();
const { ask, stop, getWays } = endpoints.stockAlert;

let people = 0;
function newEmail(): string {
  people += 1;
  return `waits-${people}@example.com`;
}

const restock = (id: string, stock: number) =>
  store.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
const soldOut = (name = 'Gloss') => makeProduct(store, { name, stock: 0 });
const mailsTo = async (email: string) => (await sentMails()).filter(({ recipient }) => recipient === email);

describe('who waits for a product', () => {
  test('hears of its return once, with the way to it and a link to stop, also where two processes look', async () => {
    const [product, email] = [await soldOut('Rouge Wouri'), newEmail()];
    const asked = await Promise.all(
      [1, 2].map(() => call(ask, { productId: product.id, email }, { language: 'fr' })),
    );
    expect(asked.map(({ status }) => status)).toEqual([201, 201]);
    await sendStockAlerts(store);
    expect(await mailsTo(email)).toEqual([]);

    await restock(product.id, 3);
    await Promise.all([sendStockAlerts(store), sendStockAlerts(store), sendStockAlerts(store)]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Rouge Wouri');
    expect(mails[0]?.text).toContain(`-${product.id}`);
    expect(mails[0]?.text).toMatch(/\/fr\/stock-alert\/stop\?token=\w+/);
    await sendStockAlerts(store);
    expect(await mailsTo(email)).toHaveLength(1);

    // It sells out once more: a shopper who asks again gets another message.
    await restock(product.id, 0);
    await call(ask, { productId: product.id, email });
    await restock(product.id, 1);
    await sendStockAlerts(store);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('hears nothing while the product is hidden, nor after the link to stop was pressed, even twice', async () => {
    const [product, other, email] = [await soldOut(), await soldOut(), newEmail()];
    await call(ask, { productId: product.id, email });
    await call(ask, { productId: other.id, email });
    await restock(product.id, 2);
    await store.db.updateTable('products').set({ isListed: false }).where('id', '=', product.id).execute();
    await sendStockAlerts(store);
    expect(await mailsTo(email)).toEqual([]);
    await store.db.updateTable('products').set({ isListed: true }).where('id', '=', product.id).execute();
    await sendStockAlerts(store);
    const token = /token=(\w+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    for (const _ of [1, 2]) expect((await call(stop, { token })).status).toBe(200);
    await call(ask, { productId: other.id, email });
    await restock(other.id, 2);
    await sendStockAlerts(store);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await call(stop, { token: 'made-up' })).status).toBe(404);
  });

  test('gives an address that can be written to, and a product that is there', async () => {
    const product = await soldOut();
    expect((await call(ask, { productId: product.id })).body.fields).toHaveProperty('email');
    expect((await call(ask, { productId: product.id, email: 'no address' })).status).toBe(422);
    expect((await call(ask, { productId: product.id, phone: '12' })).body.fields).toHaveProperty('phone');
    expect((await call(ask, { productId: 'nothing', email: newEmail() })).status).toBe(404);
    expect((await call(getWays)).body.data).toEqual({ phoneChannel: null });
  });

  test('hears by WhatsApp where the shop sends no SMS, in approved words with the way to the product', async () => {
    const whatsApp = createFakeGateway('whatsapp');
    const writing = await testShop({ overrides: { whatsApp } });
    const { data: ways } = (await writing.call(getWays)).body;
    expect(ways).toEqual({ phoneChannel: 'whatsapp' });
    const product = await makeProduct(writing.store, { name: 'Velvet', nameFr: 'Velours', stock: 0 });
    const asked = { productId: product.id, phone: '222 01 02 03' };
    expect((await writing.call(ask, asked, { language: 'fr' })).status).toBe(201);
    await writing.store.db.updateTable('products').set({ stock: 2 }).where('id', '=', product.id).execute();
    await Promise.all([sendStockAlerts(writing.store), sendStockAlerts(writing.store)]);
    await writing.sentMails();
    expect(whatsApp.sent).toMatchObject([
      {
        recipient: '+237222010203',
        text: expect.stringContaining('Velours est de retour.'),
        template: { name: 'back_in_stock', values: ['Velours'], link: `fr/product/Velvet-${product.id}` },
      },
    ]);

    const both = await testShop({ overrides: { whatsApp, smsSender: createFakeGateway() } });
    expect((await both.call(getWays)).body.data.phoneChannel).toBe('sms');
  });

  test('waits for twenty products at most', async () => {
    const email = newEmail();
    for (let number = 0; number < 21; number += 1) {
      // Inserted directly, past the rate limits of the call, which are tested with all others.
      const { id } = await soldOut();
      await store.db
        .insertInto('stockAlerts')
        .values({
          id: `alert${people}-${number}`,
          productId: id,
          channel: 'mail',
          recipient: email,
          language: 'fr',
          token: `token${people}-${number}`,
          askedAt: clock.now(),
        })
        .execute();
    }
    await call(ask, { productId: (await soldOut()).id, email });
    const waiting = await store.db
      .selectFrom('stockAlerts')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(waiting).toHaveLength(21);
  });

  test('is counted for the owner beside the stock', async () => {
    const product = await soldOut('Counted balm');
    for (const _ of [1, 2]) await call(ask, { productId: product.id, email: newEmail() });
    const token = await logInAs(await makeAdmin(store));
    const { body } = await call(endpoints.stock.list, { search: 'Counted balm' }, { token });
    expect(body.data).toMatchObject([{ name: 'Counted balm', waiting: 2 }]);
  });

  test('is in the copy of the data of a proven address, and goes with the account and with time', async () => {
    const email = newEmail();
    const user = await makeUser(store, { email, verifyEmail: true });
    const token = await logInAs(user);
    const product = await soldOut('Awaited');
    await call(ask, { productId: product.id, email });
    const { payload } = await app.inject({
      method: 'GET',
      url: '/api/personal-data/export',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(JSON.parse(payload).stockAlerts).toMatchObject([{ name: 'Awaited', sentAt: null }]);
    await call(endpoints.personalData.deleteAccount, { password: TEST_PASSWORD }, { token });
    const left = () =>
      store.db
        .selectFrom('stockAlerts')
        .select('id')
        .where('recipient', 'in', [email, 'late@example.com'])
        .execute();
    expect(await left()).toEqual([]);
    await call(ask, { productId: product.id, email: 'late@example.com' });
    clock.advance({ days: 179 });
    await deleteOldStockAlerts(store);
    expect(await left()).toHaveLength(1);
    clock.advance({ days: 2 });
    await deleteOldStockAlerts(store);
    expect(await left()).toEqual([]);
  });

  test('is forgotten a month after the message; that an address wants none is, after a year', async () => {
    const begun = clock.now();
    const [product, email, stopped] = [await soldOut('Back soon'), newEmail(), newEmail()];
    for (const one of [email, stopped]) await call(ask, { productId: product.id, email: one });
    await restock(product.id, 1);
    await sendStockAlerts(store);
    const token = /token=(\w+)/.exec((await mailsTo(stopped))[0]?.text ?? '')?.[1] ?? '';
    expect((await call(stop, { token })).status).toBe(200);
    const kept = async () => ({
      alerts: (await store.db.selectFrom('stockAlerts').where('recipient', '=', email).selectAll().execute())
        .length,
      stops: (
        await store.db.selectFrom('stockAlertStops').where('stoppedAt', '>=', begun).selectAll().execute()
      ).length,
    });
    const keptAfter = async (days: number) => {
      clock.advance({ days });
      await deleteOldStockAlerts(store);
      return kept();
    };
    expect(await keptAfter(29)).toEqual({ alerts: 1, stops: 1 });
    expect(await keptAfter(2)).toEqual({ alerts: 0, stops: 1 });
    expect(await keptAfter(333)).toEqual({ alerts: 0, stops: 1 });
    expect(await keptAfter(3)).toEqual({ alerts: 0, stops: 0 });
  });
});
