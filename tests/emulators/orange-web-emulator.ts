import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OrangeWebSettings } from '#adapters/payments/payment-settings.ts';
import { type Behaviours, type EmulatedPayment, nextStatus } from './behaviours.ts';
import { type Decision, type Desk, type Emulator, type EmulatorOptions, openEmulator } from './emulator.ts';
import { escapeHtml, simulationPage } from './emulator-page.ts';
import { isBasic } from './tokens.ts';

export type OrangeWebEmulator = Emulator & { settings: OrangeWebSettings };

const behaviours: Behaviours = {
  usual: { shows: 'Waits for a button of the hosted page', statuses: ['INITIATED'] },
  late: { shows: 'Paid, it says EXPIRED, and SUCCESS when asked again', statuses: ['EXPIRED', 'SUCCESS'] },
  'accepted then 500': {
    shows: 'Answers 500 although the payment was made',
    statuses: ['INITIATED'],
    creation: 'accepted then 500',
  },
  slow: { shows: 'Accepts, and answers too late', statuses: ['INITIATED'], creation: 'slow' },
  'callback lost': { shows: 'The notification never comes', statuses: ['INITIATED'], callback: 'lost' },
  'callback twice': { shows: 'The notification comes twice', statuses: ['INITIATED'], callback: 'twice' },
  'callback first': {
    shows: 'Paid at once; the notification comes before the answer',
    statuses: ['SUCCESS'],
    callback: 'before the answer',
  },
  'callback forged': {
    shows: 'Someone without the token notifies that it was paid',
    statuses: ['INITIATED'],
    callback: 'forged',
  },
  'callback by PUT': { shows: 'The notification comes by PUT', statuses: ['INITIATED'], callback: 'by PUT' },
  'two L': { shows: 'Paid, it says SUCCESSFULL', statuses: ['SUCCESSFULL'] },
  'new status': { shows: 'A status no one knows', statuses: ['ON_HOLD'] },
};

const requested = z.object({
  merchant_key: z.string(),
  currency: z.string(),
  order_id: z.string().min(1).max(30),
  amount: z.number().int().positive(),
  return_url: z.url(),
  cancel_url: z.url(),
  notif_url: z.url(),
  lang: z.string(),
  reference: z.string().min(1).max(30),
});
const asked = z.object({ order_id: z.string(), amount: z.number(), pay_token: z.string() });

type Payment = EmulatedPayment & {
  request: z.infer<typeof requested>;
  notifToken: string;
  wasPaid: boolean;
};

/** Emulates Orange Money's web payment with its hosted page on this machine, as integrators describe it. */
export async function startOrangeWebEmulator(
  options: EmulatorOptions & Partial<Pick<OrangeWebSettings, 'currency' | 'country'>> = {},
): Promise<OrangeWebEmulator> {
  const { currency = 'XAF', country = 'cm' } = options;
  const keys = {
    clientId: 'emulated-client',
    clientSecret: 'emulated-secret',
    merchantKey: 'emulated-merchant',
  };
  /** The payments by pay token. */
  const created = new Map<string, Payment>();

  const emulator = await openEmulator(
    {
      title: 'Orange Money web payment',
      behaviours,
      addRoutes,
      decide: async ({ reference }, decision, desk) => {
        const payment = created.get(reference);
        if (payment !== undefined) await decide(payment, decision, desk);
      },
    },
    options,
  );
  const settings = { ...keys, baseUrl: emulator.url, currency, country, timeoutMilliseconds: 5_000 };
  return { ...emulator, settings };

  function addRoutes(app: FastifyInstance, desk: Desk): void {
    const api = `/orange-money-webpay/${country}/v1`;

    app.post('/oauth/v3/token', (request, reply) => {
      const form = z.object({ grant_type: z.literal('client_credentials') }).safeParse(request.body);
      if (!form.success) return reply.code(400).send({ error: 'unsupported_grant_type' });
      const isKnown = isBasic(request.headers.authorization, keys.clientId, keys.clientSecret);
      return isKnown ? desk.tokens.issue() : reply.code(401).send({ error: 'invalid_client' });
    });

    app.post(`${api}/webpayment`, async (request, reply) => {
      if (!desk.tokens.isValid(request.headers.authorization)) return reply.code(401).send(expired);
      const parsed = requested.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ code: 22, message: 'Invalid body' });
      const body = parsed.data;
      if (body.merchant_key !== keys.merchantKey) {
        return reply.code(400).send({ code: 27, message: 'Invalid merchant key' });
      }
      if (body.currency !== currency) return reply.code(400).send({ code: 28, message: 'Invalid currency' });
      if ([...created.values()].some((payment) => payment.request.order_id === body.order_id)) {
        return reply.code(409).send({ code: 60, message: 'Order id already used' });
      }
      const payment = accept(body, desk);
      if (payment.behaviour.callback === 'before the answer') await notify(payment, desk);
      if (payment.behaviour.creation === 'slow') await delay(desk.slowMilliseconds);
      if (payment.behaviour.creation === 'accepted then 500') return reply.code(500).send();
      return reply.code(201).send({
        status: 201,
        message: 'OK',
        pay_token: payment.reference,
        payment_url: `${originOf(request)}/pay/${payment.reference}`,
        notif_token: payment.notifToken,
      });
    });

    app.post(`${api}/transactionstatus`, (request, reply) => {
      if (!desk.tokens.isValid(request.headers.authorization)) return reply.code(401).send(expired);
      const parsed = asked.safeParse(request.body);
      const payment = created.get(parsed.data?.pay_token ?? '');
      const isThat =
        payment?.request.order_id === parsed.data?.order_id &&
        payment?.request.amount === parsed.data?.amount;
      if (payment === undefined || !isThat) return reply.code(404).send({ code: 60, message: 'Not found' });
      const { order_id } = payment.request;
      return reply
        .code(201)
        .send({ status: nextStatus(payment), order_id, txnid: payment.wasPaid ? payment.transactionId : '' });
    });

    app.get('/pay/:token', (request, reply) => {
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const payment = created.get(token);
      return payment === undefined
        ? reply.code(404).type('text/html').send(simulationPage('Orange Money', '<p>Unknown payment.</p>'))
        : reply.type('text/html').send(payPage(payment));
    });

    app.post('/pay/:token', async (request, reply) => {
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const { button } = z.object({ button: z.enum(['pay', 'decline', 'cancel']) }).parse(request.body);
      const payment = created.get(token);
      if (payment === undefined) return reply.code(404).send();
      if (button === 'cancel') return reply.redirect(payment.request.cancel_url, 303);
      await decide(payment, button === 'pay' ? 'approve' : 'reject', desk);
      return reply.redirect(payment.request.return_url, 303);
    });
  }

  function accept(request: z.infer<typeof requested>, desk: Desk): Payment {
    const behaviour = desk.takeBehaviour('');
    const reference = randomBytes(16).toString('hex');
    const isDecided = behaviour.callback === 'before the answer' || behaviour === behaviours['new status'];
    const payment: Payment = {
      reference,
      amount: String(request.amount),
      currency: request.currency,
      payer: 'the hosted page',
      transactionId: `MP${randomBytes(5).toString('hex').toUpperCase()}`,
      behaviour,
      statuses: isDecided ? [...behaviour.statuses] : ['INITIATED'],
      callbackUrl: request.notif_url,
      request,
      notifToken: randomBytes(16).toString('hex'),
      wasPaid: isDecided,
    };
    created.set(reference, payment);
    desk.payments.set(reference, payment);
    return payment;
  }
}

const expired = { code: 42, message: 'Expired credentials' };

async function decide(payment: Payment, decision: Decision, desk: Desk): Promise<void> {
  const { behaviour } = payment;
  payment.wasPaid = decision === 'approve';
  if (decision === 'reject') payment.statuses = ['FAILED'];
  else if (behaviour.statuses[0] === 'INITIATED') payment.statuses = ['SUCCESS'];
  else payment.statuses = [...behaviour.statuses];
  await notify(payment, desk);
}

function notify(payment: Payment, desk: Desk): Promise<void> {
  const notice = {
    status: payment.statuses.at(-1),
    notif_token: payment.notifToken,
    txnid: payment.transactionId,
  };
  return desk.callbacks.send(payment.behaviour, {
    url: payment.callbackUrl,
    verb: 'POST',
    body: JSON.stringify(notice),
    forgedBody: JSON.stringify({ ...notice, status: 'SUCCESS', notif_token: '0'.repeat(32) }),
  });
}

function payPage({ request, reference }: Payment): string {
  const button = (name: string, label: string) => `<button name="button" value="${name}">${label}</button>`;
  return simulationPage(
    'Orange Money',
    `<p>${escapeHtml(request.reference)}: <strong>${request.amount} ${escapeHtml(request.currency)}</strong></p>
<form method="post" action="/pay/${escapeHtml(reference)}">
${button('pay', 'Pay')} ${button('decline', 'Decline')} ${button('cancel', 'Cancel')}
</form>`,
  );
}

function originOf(request: { protocol: string; host: string }): string {
  return `${request.protocol}://${request.host}`;
}
