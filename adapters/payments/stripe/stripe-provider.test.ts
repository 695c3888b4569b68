import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider, StartedCharge } from '#core/payments/payment-provider.ts';
import { francs } from '#shared/money.ts';
import { type StripeEmulator, sign, startStripeEmulator } from '#tests/emulators/stripe-emulator.ts';
import { type CallbackInbox, openCallbackInbox } from '#tests/support/callback-inbox.ts';
import { makeCharge, referenceTo } from '#tests/support/payment-attempts.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { sessionFor } from './stripe-session.ts';

let emulator: StripeEmulator;
let inbox: CallbackInbox;
let stripe: PaymentProvider;
beforeEach(async () => {
  inbox = await openCallbackInbox();
  emulator = await startStripeEmulator({ webhookUrl: inbox.url, slowMilliseconds: 400 });
  stripe = createStripeProvider(emulator.settings);
});
afterEach(async () => {
  await emulator.close();
  inbox.close();
});

describe('a session', () => {
  test('is asked for in whole francs, with the order’s lines, our references and both ways back', () => {
    const charge = makeCharge();
    expect(sessionFor(charge)).toEqual({
      mode: 'payment',
      payment_intent_data: {
        description: 'Commande NB-3467-ACDE',
        metadata: {
          attempt_id: charge.attemptId,
          order_id: charge.orderId,
          order_number: charge.orderNumber,
        },
      },
      locale: 'fr',
      line_items: [
        {
          quantity: 2,
          price_data: {
            currency: 'xaf',
            unit_amount: 5_000,
            product_data: { name: 'Rouge à lèvres « L’Ndolo »' },
          },
        },
        {
          quantity: 1,
          price_data: { currency: 'xaf', unit_amount: 2_500, product_data: { name: 'Beurre de karité' } },
        },
      ],
      client_reference_id: charge.orderId,
      metadata: {
        attempt_id: charge.attemptId,
        order_id: charge.orderId,
        order_number: charge.orderNumber,
      },
      customer_email: 'amina@example.com',
      success_url: charge.returnUrl,
      cancel_url: charge.cancelUrl,
      expires_at: Math.floor(charge.expiresAt.getTime() / 1000),
    });
  });

  test('of an order without an e-mail asks for none that is empty', async () => {
    expect(sessionFor(makeCharge({ email: '' }))).not.toHaveProperty('customer_email');
  });

  test.each([
    [100, 100, 'Ligne 100'],
    [101, 100, '2 autres articles'],
    [250, 100, '151 autres articles'],
  ])('of %i lines has %i, the last of them "%s", and comes to the same amount', (count, shown, last) => {
    const lines = Array.from({ length: count }, (_, index) => ({
      name: `Ligne ${index + 1}`,
      unitPrice: francs(100 + index),
      quantity: 2,
    }));
    const amount = francs(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
    const items = sessionFor(makeCharge({ lines, amount })).line_items ?? [];
    const total = items.reduce(
      (sum, { price_data, quantity }) => sum + (price_data?.unit_amount ?? 0) * (quantity ?? 0),
      0,
    );
    expect([items.length, total]).toEqual([shown, amount]);
    expect(items.at(-1)?.price_data?.product_data?.name).toBe(last);
  });

  test('charges the order’s amount even where its lines come to another', () => {
    const charge = makeCharge({ amount: francs(11_000), language: 'en' });
    expect(sessionFor(charge).line_items).toEqual([
      {
        quantity: 1,
        price_data: {
          currency: 'xaf',
          unit_amount: 11_000,
          product_data: { name: 'Order NB-3467-ACDE' },
        },
      },
    ]);
  });

  test('leads to Stripe’s page, and is open until something happens there', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    expect(pageOf(started)).toMatch(new RegExp(`^${emulator.url}/pay/cs_test_`));
    expect(await stripe.askStatus(referenceTo(charge, started))).toMatchObject({
      state: 'pending',
      amount: 12_500,
      currency: 'XAF',
    });
  });

  test('asked for twice is one session', async () => {
    const charge = makeCharge();
    expect(await stripe.start(charge)).toEqual(await stripe.start(charge));
    expect(emulator.payments.size).toBe(1);
  });

  test('asked for again with another amount under the same attempt is trouble, not a second session', async () => {
    const charge = makeCharge();
    await stripe.start(charge);
    const other = { ...charge, amount: francs(1) };
    await expect(stripe.start(other)).rejects.toThrow('StripeIdempotencyError');
    expect(emulator.payments.size).toBe(1);
  });

  test('that Stripe finds too short is reported as a wrong setting', async () => {
    const charge = makeCharge({ expiresAt: new Date(Date.now() + 60_000) });
    expect(await stripe.start(charge)).toMatchObject({ state: 'failed', reason: 'misconfigured' });
  });
});

describe('when the answer to a creation is lost', () => {
  test('because Stripe fails after having acted, the attempt is found by its own number', async () => {
    emulator.behaveNext('accepted then 500');
    const charge = makeCharge();
    const unretried = createStripeProvider(emulator.settings, { retries: 0 });
    await expect(unretried.start(charge)).rejects.toThrow('Stripe gave no answer to: a session');
    const reference = [...emulator.payments.keys()][0];
    expect(await stripe.askStatus(referenceTo(charge))).toMatchObject({
      state: 'pending',
      providerReference: reference,
    });
  });

  test('because it is slow, asking again with the same key gives the same session', async () => {
    emulator.behaveNext('slow');
    const charge = makeCharge();
    const hasty = createStripeProvider({ ...emulator.settings, timeoutMilliseconds: 200 }, { retries: 0 });
    await expect(hasty.start(charge)).rejects.toThrow('Stripe gave no answer');
    expect(await stripe.start(charge)).toMatchObject({ state: 'pending' });
    expect(emulator.payments.size).toBe(1);
  });

  test('the package asks again by itself, and there is still one session', async () => {
    emulator.behaveNext('slow');
    const patient = createStripeProvider({ ...emulator.settings, timeoutMilliseconds: 200 }, { retries: 1 });
    expect(await patient.start(makeCharge())).toMatchObject({ state: 'pending' });
    expect(emulator.payments.size).toBe(1);
  });

  test('what never reached Stripe is not found', async () => {
    await stripe.start(makeCharge());
    expect((await stripe.askStatus(referenceTo(makeCharge()))).state).toBe('not_found');
    const unknown = { ...referenceTo(makeCharge()), providerReference: 'cs_test_unknown' };
    expect((await stripe.askStatus(unknown)).state).toBe('not_found');
  });
});

describe('the page', () => {
  test('says that it is a simulation and leads back', async () => {
    const page = pageOf(await stripe.start(makeCharge()));
    expect(await (await fetch(page)).text()).toContain('Simulation: no money moves here.');
    expect((await press(page, 'cancel')).headers.get('location')).toContain('/fr/cancel');
    expect(await (await press(page, 'decline')).text()).toContain('Your card was declined.');
    expect((await press(page, 'pay')).headers.get('location')).toContain('/fr/success');
  });

  test('declined, the session stays open and can still be paid', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'decline');
    expect((await stripe.askStatus(referenceTo(charge, started))).state).toBe('pending');
    await press(pageOf(started), 'pay');
    expect(await stripe.askStatus(referenceTo(charge, started))).toMatchObject({
      state: 'succeeded',
      amount: 12_500,
      currency: 'XAF',
      transactionId: expect.stringMatching(/^pi_/),
    });
  });
});

describe('a webhook', () => {
  test('of a payment is believed, with its amount and our attempt', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'pay');
    expect(await readCallbacks(1)).toMatchObject([
      {
        kind: 'signed',
        eventId: expect.stringMatching(/^evt_/),
        attemptId: charge.attemptId,
        providerReference: referenceTo(charge, started).providerReference,
        report: { state: 'succeeded', amount: 12_500, currency: 'XAF' },
      },
    ]);
  });

  test('that comes twice has the same number both times', async () => {
    emulator.behaveNext('callback twice');
    await press(pageOf(await stripe.start(makeCharge())), 'pay');
    const [first, second] = await readCallbacks(2);
    expect(first).toEqual(second);
    expect(first?.kind).toBe('signed');
  });

  test('that is lost leaves the truth with Stripe', async () => {
    emulator.behaveNext('callback lost');
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'pay');
    expect((await stripe.askStatus(referenceTo(charge, started))).state).toBe('succeeded');
    expect(inbox.received).toEqual([]);
  });

  test('may come before the answer to the creation, and names the attempt all the same', async () => {
    emulator.behaveNext('callback first');
    const charge = makeCharge();
    await stripe.start(charge);
    expect(inbox.received).toHaveLength(1);
    expect(await readCallbacks(1)).toMatchObject([{ kind: 'signed', attemptId: charge.attemptId }]);
  });

  test('signed by another key is refused', async () => {
    emulator.behaveNext('callback forged');
    const charge = makeCharge();
    const started = await stripe.start(charge);
    expect(await readCallbacks(1)).toMatchObject([{ kind: 'refused' }]);
    expect((await stripe.askStatus(referenceTo(charge, started))).state).toBe('pending');
  });

  test('whose body was changed on the way is refused', async () => {
    await press(pageOf(await stripe.start(makeCharge())), 'pay');
    const [callback] = await inbox.take(1);
    const rawBody = Buffer.from(callback?.rawBody.toString().replace('12500', '125') ?? '');
    expect(await stripe.readWebhook({ rawBody, headers: callback?.headers ?? {}, query: {} })).toMatchObject({
      kind: 'refused',
    });
  });

  test('of a completed session that is not paid yet is no success; the later word decides', async () => {
    emulator.behaveNext('paid later');
    const charge = makeCharge();
    const started = await stripe.start(charge);
    const reference = referenceTo(charge, started);
    await press(pageOf(started), 'pay');
    expect((await stripe.askStatus(reference)).state).toBe('pending');
    await emulator.decide(reference.providerReference ?? '', 'approve');
    expect(
      (await readCallbacks(2)).map((reading) => reading.kind === 'signed' && reading.report.state),
    ).toEqual(['pending', 'succeeded']);
  });

  test('of a payment that fails later says so', async () => {
    emulator.behaveNext('paid later');
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'pay');
    await emulator.decide(referenceTo(charge, started).providerReference ?? '', 'reject');
    expect((await readCallbacks(2))[1]).toMatchObject({ report: { state: 'failed', reason: 'declined' } });
  });

  const signedAt = 1_700_000_000;
  const vector = '248a374f50f943a28b0f6ab50faf9a7e7e29b710fa26df9fb1618b9bf8ea9c9a';
  const reads = (
    header: string | undefined,
    body = '{"id":"evt_1"}',
    secondsLater = 0,
    baseUrl = emulator.settings.baseUrl,
  ) =>
    createStripeProvider(
      { ...emulator.settings, baseUrl, webhookSecret: 'whsec_test_secret' },
      { now: () => (signedAt + secondsLater) * 1000 },
    ).readWebhook({
      rawBody: Buffer.from(body),
      headers: header === undefined ? {} : { 'stripe-signature': header },
      query: {},
    });

  test.each([
    ['the known signature', `t=${signedAt},v1=${vector}`, undefined, 0, 'ignored'],
    ['one of two signatures', `t=${signedAt},v1=${'0'.repeat(64)},v1=${vector}`, undefined, 0, 'ignored'],
    ['five minutes later', `t=${signedAt},v1=${vector}`, undefined, 300, 'ignored'],
    ['a second more', `t=${signedAt},v1=${vector}`, undefined, 301, 'refused'],
    ['another time', `t=${signedAt + 1},v1=${vector}`, undefined, 0, 'refused'],
    ['another body', `t=${signedAt},v1=${vector}`, '{"id":"evt_2"}', 0, 'refused'],
    ['only an old scheme', `t=${signedAt},v0=${vector}`, undefined, 0, 'refused'],
    ['no signature', undefined, undefined, 0, 'refused'],
    ['nonsense', 'nonsense', undefined, 0, 'refused'],
    ['no JSON', sign('<html>', 'whsec_test_secret', signedAt), '<html>', 0, 'refused'],
  ])('with %s is judged by Stripe’s own rule', async (_name, header, body, secondsLater, kind) => {
    expect((await reads(header, body, secondsLater)).kind).toBe(kind);
  });

  test.each([[{ object: { id: 'cs_1', metadata: { attempt_id: 7 } } }], [{ object: null }]])(
    'rightly signed, but about %j, is refused and says why',
    async (data) => {
      const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data });
      const reading = await reads(sign(body, 'whsec_test_secret', signedAt), body);
      expect(reading).toMatchObject({ kind: 'refused', why: expect.stringContaining('form we do not know') });
    },
  );

  test.each([
    ['charge.dispute.created', { amount: '5 000' }, 'amount'],
    ['refund.updated', { amount: '5 000' }, 'amount'],
    ['charge.refunded', { payment_intent: 7 }, 'payment_intent'],
  ])(
    'rightly signed, %s in a form that we do not know is refused and says why: money may hang on it',
    async (type, strange, place) => {
      const object = { id: 'dp_1', amount: 5_000, payment_intent: 'pi_1', status: null, ...strange };
      const body = JSON.stringify({ id: 'evt_1', type, created: signedAt, data: { object } });
      const reading = await reads(sign(body, 'whsec_test_secret', signedAt), body);
      expect(reading).toMatchObject({ kind: 'refused', why: expect.stringContaining(place) });
    },
  );

  test('of a refund whose number in the metadata is none of ours says that it was made in Stripe’s pages', async () => {
    const metadata = { refund_id: 'RMA 17' };
    const object = { id: 're_1', amount: 5_000, payment_intent: 'pi_1', status: 'succeeded', metadata };
    const body = JSON.stringify({ id: 'evt_1', type: 'refund.created', data: { object } });
    expect(await reads(sign(body, 'whsec_test_secret', signedAt), body)).toMatchObject({
      kind: 'refunds_seen',
      refunds: [expect.not.objectContaining({ requestId: expect.anything() })],
    });
  });

  test('of a refunded charge whose refunds Stripe lists in an odd form is refused and says why', async () => {
    const list = { object: 'list', url: '/v1/refunds', has_more: false, data: [{ id: 're_1', status: 7 }] };
    const odd = createServer((_request, response) => response.end(JSON.stringify(list)));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const address = odd.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen.');
    const object = { id: 'ch_1', payment_intent: 'pi_1' };
    const body = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object } });
    const signature = sign(body, 'whsec_test_secret', signedAt);
    const reading = await reads(signature, body, 0, `http://127.0.0.1:${address.port}`);
    odd.close();
    expect(reading).toMatchObject({ kind: 'refused', why: expect.stringContaining('status, amount') });
  });

  test('of a refunded charge that was not paid by a session of ours is ignored', async () => {
    const object = { id: 'ch_1', payment_intent: null };
    const body = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object } });
    expect(await reads(sign(body, 'whsec_test_secret', signedAt), body)).toEqual({ kind: 'ignored' });
  });

  test('a dispute about a payment that was not made by a session of ours is ignored', async () => {
    const object = { id: 'dp_1', amount: 5, payment_intent: null, reason: 'general', status: 'won' };
    const body = JSON.stringify({
      ...{ id: 'evt_1', type: 'charge.dispute.closed', created: signedAt, data: { object } },
    });
    expect(await reads(sign(body, 'whsec_test_secret', signedAt), body)).toEqual({ kind: 'ignored' });
  });

  test('about a session of another shop on the same account is ignored', async () => {
    const session = {
      id: 'cs_1',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 5,
      currency: 'xaf',
    };
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: session },
    });
    expect(await reads(sign(body, 'whsec_test_secret', signedAt), body)).toEqual({ kind: 'ignored' });
  });
});

test.each([61, 180])('a session can be begun by a clock that is %i s slow', async (slowBySeconds) => {
  const expiresAt = new Date(Date.now() + (stripe.expiresInSeconds - slowBySeconds) * 1000);
  expect(await stripe.start(makeCharge({ expiresAt }))).toMatchObject({ state: 'pending' });
});

describe('closing', () => {
  test('an open session ends it: the session expires at Stripe too', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await stripe.close?.(referenceTo(charge, started));
    expect((await stripe.askStatus(referenceTo(charge, started))).state).toBe('expired');
    expect(await readCallbacks(1)).toMatchObject([{ report: { state: 'expired' } }]);
    expect(await (await press(pageOf(started), 'pay')).text()).toContain('declined');
  });

  test('one that was paid meanwhile leaves the payment as it is', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'pay');
    await stripe.close?.(referenceTo(charge, started));
    expect((await stripe.askStatus(referenceTo(charge, started))).state).toBe('succeeded');
  });

  test('finds the session whose answer was lost', async () => {
    emulator.behaveNext('accepted then 500');
    const charge = makeCharge();
    await createStripeProvider(emulator.settings, { retries: 0 })
      .start(charge)
      .catch(() => undefined);
    await stripe.close?.(referenceTo(charge));
    expect((await stripe.askStatus(referenceTo(charge))).state).toBe('expired');
  });
});

describe('a refund', () => {
  test('asked for twice under one number goes out once', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'pay');
    const refund = { requestId: 'refund1', amount: francs(12_500) };
    const results = [
      await stripe.refund?.(referenceTo(charge, started), refund),
      await stripe.refund?.(referenceTo(charge, started), refund),
    ];
    expect(results[0]).toMatchObject({ state: 'refunded', refundReference: expect.stringMatching(/^re_/) });
    expect(results[1]).toEqual(results[0]);
    expect([...emulator.refunds.values()].map(({ amount }) => amount)).toEqual([12_500]);
  });

  test.each([
    ['refund waits', 'refunded'],
    ['refund fails', 'failed'],
  ])('that is on its way is asked about by its own number (%s)', async (behaviour, state) => {
    emulator.behaveNext(behaviour);
    const charge = makeCharge();
    const started = await stripe.start(charge);
    await press(pageOf(started), 'pay');
    const reference = referenceTo(charge, started);
    const refund = { requestId: behaviour, amount: francs(12_500) };
    const sent = await stripe.refund?.(reference, refund);
    expect(sent?.state).toBe('pending');
    // Stripe repeats its first answer to the same request, for ever.
    expect(await stripe.refund?.(reference, refund)).toEqual(sent);
    const [number] = emulator.refunds.keys();
    expect(await stripe.askRefundStatus?.(number ?? '')).toMatchObject({ state });
  });

  test('that Stripe does not know is trouble, not a failure: the money may be on its way', async () => {
    await expect(stripe.askRefundStatus?.('re_unknown')).rejects.toThrow(/the state of a refund/);
  });

  test('of what was never paid, or of more than was paid, fails', async () => {
    const charge = makeCharge();
    const started = await stripe.start(charge);
    const reference = referenceTo(charge, started);
    expect((await stripe.refund?.(reference, { requestId: 'r1', amount: francs(1) }))?.state).toBe('failed');
    await press(pageOf(started), 'pay');
    expect((await stripe.refund?.(reference, { requestId: 'r2', amount: francs(12_501) }))?.state).toBe(
      'failed',
    );
  });
});

test('a wrong key is reported as a wrong setting, without the key', async () => {
  const wrong = createStripeProvider({ ...emulator.settings, secretKey: 'sk_live_wrong' });
  const started = await wrong.start(makeCharge());
  expect(started).toMatchObject({ state: 'failed', reason: 'misconfigured' });
  expect(JSON.stringify(started)).not.toContain('sk_live');
  await expect(wrong.askStatus(referenceTo(makeCharge()))).rejects.toThrow(/check its keys in the settings$/);
});

function pageOf(started: StartedCharge): string {
  return started.state === 'pending' ? (started.redirectUrl ?? '') : '';
}

function press(page: string, button: 'pay' | 'decline' | 'cancel'): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams({ button }), redirect: 'manual' });
}

async function readCallbacks(count: number) {
  const callbacks = await inbox.take(count);
  return Promise.all(callbacks.map((callback) => stripe.readWebhook(callback)));
}
