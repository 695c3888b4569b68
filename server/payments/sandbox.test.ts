import { describe, expect, test } from 'vitest';
import { workOnce } from '#core/jobs/work-off.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider } from '#tests/support/fake-provider.ts';
import { makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const shop = await testShop();
const { call, store, app, clock } = shop;

async function startedPayment(provider: 'card' | 'mtn_momo' = 'card') {
  const amina = await makeOnlineShopper(shop);
  const { body } = await call(
    endpoints.order.checkout,
    { ...amina.order, provider, payer_phone: '677001122' },
    { token: amina.token },
  );
  const { body: state } = await call(
    endpoints.payment.getState,
    { orderId: body.data.orderId },
    { token: amina.token },
  );
  return {
    ...amina,
    orderId: body.data.orderId,
    id: body.id,
    page: state.data.attempt?.url ?? '',
    url: body.url,
  };
}

function pressOn(page: string, decision: string) {
  return app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
}

function webhook(payload: string, headers: Record<string, string>) {
  return app.inject({ method: 'POST', url: '/api/payment/webhook/sandbox', payload, headers });
}

describe('the sandbox of a shop without keys', () => {
  test.each([
    ['en', 'Test: no money moves', ['Pay', 'Decline', 'Cancel', 'Pay, confirm later']],
    [
      'fr',
      'Test\u00a0: aucun argent ne circule',
      ['Payer', 'Refuser', 'Annuler', 'Payer, confirmer plus tard'],
    ],
  ])(
    'has a page that says plainly that it is a test, without scripts (%s)',
    async (language, mark, buttons) => {
      const { page } = await startedPayment();
      const { statusCode, body, headers } = await app.inject(
        page.replace('language=en', `language=${language}`),
      );
      expect(statusCode).toBe(200);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(mark);
      expect(body).not.toContain('<script');
      expect([...body.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(buttons);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    },
  );

  test('Pay confirms by a signed webhook and leads back to the shop', async () => {
    const amina = await startedPayment();
    expect(amina.url).toBe(amina.page);
    const { statusCode, headers } = await pressOn(amina.page, 'pay');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(`/success?order=${amina.orderId}`);
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
    const { events } = await store.db
      .selectFrom('paymentEvents')
      .select((event) => event.fn.countAll<number>().as('events'))
      .where('attemptId', '=', amina.id.replace('sandbox_', ''))
      .executeTakeFirstOrThrow();
    expect(events).toBe(1);
  });

  test.each([
    ['decline', 'failed', '/success'],
    ['cancel', 'cancelled', '/cancel'],
  ])('%s leaves the order to be paid otherwise', async (decision, state, path) => {
    const amina = await startedPayment();
    const { headers } = await pressOn(amina.page, decision);
    expect(headers.location).toBe(`${path}?order=${amina.orderId}`);
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Awaiting payment',
      attempts: [{ state }],
    });
  });

  test('Pay, confirm later sends nothing: the shop asks, and finds it some seconds later', async () => {
    const amina = await startedPayment('mtn_momo');
    expect(amina.url).toBe(`/payment/${amina.orderId}`);
    await pressOn(amina.page, 'pay_later');
    clock.advance({ seconds: 5 });
    await workOnce(store, paymentQuestions);
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Awaiting payment' });
    clock.advance({ seconds: 20 });
    await workOnce(store, paymentQuestions);
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
  });

  test('the first press counts', async () => {
    const amina = await startedPayment();
    await pressOn(amina.page, 'decline');
    await pressOn(amina.page, 'pay');
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Awaiting payment' });
    expect((await app.inject(amina.page)).body).toContain('decided already');
  });

  test('a payment begun at one machine is shown and made at another, which shares the database only', async () => {
    const amina = await startedPayment('mtn_momo');
    const { app: another } = await testShop({
      on: { db: store.db, connectionString: shop.connectionString },
      overrides: { clock },
    });
    const page = await another.inject(amina.page);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('•••• 11 22')]);
    const pressed = await another.inject({
      ...{ method: 'POST', url: amina.page, payload: 'decision=pay' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(pressed.statusCode).toBe(303);
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
  });

  test('a payment that the shop has closed cannot be made any more', async () => {
    const amina = await startedPayment();
    await call(endpoints.payment.payCash, { orderId: amina.orderId }, { token: amina.token });
    clock.advance({ seconds: 1 });
    await workOnce(store, paymentQuestions);
    expect((await app.inject(amina.page)).body).not.toContain('<button');
    await pressOn(amina.page, 'pay');
    expect(await readOrder(store, amina.orderId)).toMatchObject({ paymentStatus: 'Processing' });
  });

  test('a forged, changed or old webhook is refused', async () => {
    const amina = await startedPayment();
    const attemptId = amina.id.replace('sandbox_', '');
    const report = {
      state: 'succeeded',
      providerReference: amina.id,
      amount: 6000,
      currency: 'XAF',
      raw: null,
    };
    const body = JSON.stringify({ id: 'evt_1', attemptId, report });
    const now = Math.floor(clock.now().getTime() / 1000);
    for (const signature of [
      '',
      `t=${now},v1=${'0'.repeat(64)}`,
      `t=${now - 900},v1=${'0'.repeat(64)}`,
      't=1,v1=',
    ]) {
      const { statusCode } = await webhook(body, { 'sandbox-signature': signature });
      expect(statusCode).toBe(400);
    }
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Awaiting payment' });
  });

  test('a payment of more than a week ago is forgotten, a newer one is not', async () => {
    const old = await startedPayment();
    await pressOn(old.page, 'pay');
    clock.advance({ hours: 24 * 6 });
    const newer = await startedPayment();
    await store.sandbox?.tidy();
    expect((await app.inject(old.page)).statusCode).toBe(200);
    clock.advance({ hours: 24 * 2 });
    await store.sandbox?.tidy();
    expect((await app.inject(old.page)).statusCode).toBe(404);
    expect((await app.inject(newer.page)).statusCode).toBe(200);
  });

  test('an unknown payment is a 404 page, and no press does harm', async () => {
    const page = '/sandbox-payment/sandbox_00000000-0000-4000-8000-000000000000';
    expect((await app.inject(page)).statusCode).toBe(404);
    expect((await pressOn(page, 'pay')).statusCode).toBe(404);
    expect((await app.inject('/sandbox-payment/..%2F..%2Fsecrets')).statusCode).toBe(404);
    const { page: known } = await startedPayment();
    expect((await pressOn(known, 'steal')).statusCode).toBe(400);
  });
});

test('with keys of a real provider there is no sandbox', async () => {
  const real = await testShop({
    overrides: { payments: [createFakeProvider('card')], sandbox: undefined },
  });
  expect((await real.app.inject('/sandbox-payment/x')).statusCode).toBe(404);
});
