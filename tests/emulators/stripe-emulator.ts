import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StripeSettings } from '#adapters/payments/payment-settings.ts';
import type { Behaviours, EmulatedPayment } from './behaviours.ts';
import { type Desk, type Emulator, type EmulatorOptions, openEmulator } from './emulator.ts';
import { escapeHtml, simulationPage } from './emulator-page.ts';

export type StripeEmulator = Emulator & {
  settings: StripeSettings;
  refunds: ReadonlyMap<string, Refund>;
  /** The bank sends the money of a refund back, even of one that was made long ago. */
  sendBack(refundId: string): Promise<void>;
  /** Makes a refund in Stripe's own pages; returns its id. */
  refundInDashboard(orderNumber: string, amount: number): Promise<string>;
  /** The cardholder's bank disputes a payment; returns the dispute's id. */
  dispute(orderNumber: string, said: { status: string; created?: number; dueBy?: number }): Promise<string>;
};

type Refund = {
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
  statuses: readonly string[];
};

const behaviours: Behaviours = {
  usual: { shows: 'Waits for a button of the hosted page; one signed webhook', statuses: [] },
  'accepted then 500': {
    shows: 'Answers 500 although the session was made',
    statuses: [],
    creation: 'accepted then 500',
  },
  slow: { shows: 'Makes the session, and answers too late', statuses: [], creation: 'slow' },
  'paid later': { shows: 'Pay completes unpaid; Approve on this page pays it', statuses: ['unpaid'] },
  'refund waits': {
    shows: 'Paid by Pay; a refund is on its way, and made when asked about again',
    statuses: [],
    refunds: ['pending', 'succeeded'],
  },
  'refund fails': {
    shows: 'Paid by Pay; a refund is on its way, and sent back by the bank when asked about again',
    statuses: [],
    refunds: ['pending', 'failed'],
  },
  'refund refused': {
    shows: 'Paid by Pay; a refund fails at once, and is made when asked for anew',
    statuses: [],
    refunds: ['failed'],
  },
  'refund answer lost': {
    shows: 'Paid by Pay; a refund is made, and answered with 500 however often it is asked for',
    statuses: [],
    refundAnswer: 'accepted then 500',
  },
  'callback lost': { shows: 'The webhook never comes', statuses: [], callback: 'lost' },
  'callback twice': { shows: 'The webhook comes twice', statuses: [], callback: 'twice' },
  'callback first': {
    shows: 'Paid at once; the webhook comes before the answer',
    statuses: ['paid at once'],
    callback: 'before the answer',
  },
  'callback forged': {
    shows: 'Someone else signs that it was paid',
    statuses: ['never paid'],
    callback: 'forged',
  },
};

type Session = EmulatedPayment & {
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  created: number;
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
  locale: string;
  clientReference: string;
  metadata: Record<string, string>;
  /** The metadata of the payment itself, which Stripe's own pages show. */
  paymentMetadata: Record<string, string>;
  lines: { name: string; unitAmount: number; quantity: number }[];
};

const form = z.record(z.string(), z.string());
const longestSessionSeconds = 24 * 60 * 60;
const shortestSessionSeconds = 30 * 60;

/** Emulates the part of Stripe's API that the shop uses, with a hosted page and signed webhooks, on this machine. */
export async function startStripeEmulator(
  options: EmulatorOptions & {
    /** The address for webhooks, which Stripe knows from its dashboard, not from the session. */
    webhookUrl?: string;
  } = {},
): Promise<StripeEmulator> {
  const secretKey = 'sk_test_emulated';
  const webhookSecret = 'whsec_emulated';
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const replays = new Map<string, { request: string; status: number; body: object }>();

  const emulator = await openEmulator(
    {
      title: 'Stripe Checkout',
      behaviours,
      addRoutes,
      decide: async ({ reference }, decision, desk) => {
        const session = sessions.get(reference);
        if (session === undefined) return;
        const isLate = session.status === 'complete';
        if (decision === 'approve') session.paymentStatus = 'paid';
        session.status = 'complete';
        session.statuses = [session.paymentStatus];
        const late = decision === 'approve' ? 'async_payment_succeeded' : 'async_payment_failed';
        await tell(isLate ? late : 'completed', session, desk);
      },
    },
    options,
  );
  const settings = {
    baseUrl: emulator.url,
    secretKey,
    webhookSecret,
    apiVersion: undefined,
    timeoutMilliseconds: 5_000,
  };
  return { ...emulator, settings, refunds, sendBack, refundInDashboard, dispute };

  function addRoutes(app: FastifyInstance, desk: Desk): void {
    app.addHook('preHandler', async (request, reply) => {
      if (request.url.startsWith('/v1/') && request.headers.authorization !== `Bearer ${secretKey}`) {
        return reply.code(401).send(problem('invalid_request_error', 'Invalid API Key provided'));
      }
      return undefined;
    });

    app.post('/v1/checkout/sessions', async (request, reply) => {
      const answer = replay(request, () => create(form.parse(request.body ?? {}), request, desk));
      const session = answer.isFirst
        ? sessions.get('id' in answer.body ? String(answer.body.id) : '')
        : undefined;
      if (session?.behaviour.callback === 'before the answer') await tell('completed', session, desk);
      if (session?.behaviour.creation === 'slow') await delay(desk.slowMilliseconds);
      return reply.code(answer.status).send(answer.body);
    });

    app.get('/v1/checkout/sessions', (_request, reply) =>
      reply.send({
        object: 'list',
        url: '/v1/checkout/sessions',
        has_more: false,
        data: [...sessions.values()].map(present),
      }),
    );

    app.get('/v1/checkout/sessions/:id', (request, reply) => {
      const session = sessionOf(request);
      return session === undefined ? missing(reply) : reply.send(present(session));
    });

    app.post('/v1/checkout/sessions/:id/expire', async (request, reply) => {
      const session = sessionOf(request);
      if (session === undefined) return missing(reply);
      if (session.status !== 'open') {
        const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
        return reply.code(400).send(problem('invalid_request_error', message));
      }
      session.status = 'expired';
      session.statuses = ['expired'];
      await tell('expired', session, desk);
      return reply.send(present(session));
    });

    app.post('/v1/refunds', (request, reply) => {
      const answer = replay(request, () => makeRefund(form.parse(request.body ?? {})));
      return reply.code(answer.status).send(answer.body);
    });

    app.get('/v1/refunds', (request, reply) => {
      const { payment_intent } = z.object({ payment_intent: z.string() }).parse(request.query);
      const data = [...refunds]
        .filter(([, refund]) => refund.payment_intent === payment_intent)
        .map(([id, refund]) => presentRefund(id, refund));
      return reply.send({ object: 'list', url: '/v1/refunds', has_more: false, data });
    });

    app.get('/v1/refunds/:id', (request, reply) => {
      const { id } = z.object({ id: z.string() }).parse(request.params);
      const refund = refunds.get(id);
      if (refund === undefined) return missing(reply);
      if (refund.statuses.length > 1) refund.statuses = refund.statuses.slice(1);
      return reply.send(presentRefund(id, refund));
    });

    app.get('/pay/:id', (request, reply) => {
      const session = sessionOf(request);
      if (session === undefined) return missing(reply);
      return reply.type('text/html').send(payPage(session));
    });

    app.post('/pay/:id', async (request, reply) => {
      const session = sessionOf(request);
      const { button } = z.object({ button: z.enum(['pay', 'decline', 'cancel']) }).parse(request.body);
      if (session === undefined) return missing(reply);
      if (button === 'cancel') return reply.redirect(session.cancelUrl, 303);
      if (button === 'decline' || session.status !== 'open') {
        return reply.type('text/html').send(payPage(session, 'Your card was declined.'));
      }
      session.status = 'complete';
      session.paymentStatus = session.behaviour.statuses[0] === 'unpaid' ? 'unpaid' : 'paid';
      session.statuses = [session.paymentStatus];
      await tell('completed', session, desk);
      return reply.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.reference), 303);
    });
  }

  /** Replays as Stripe's API does: the first answer is given again, also a 500; another body for the same key is an error. */
  function replay(request: FastifyRequest, act: () => { status: number; body: object }) {
    const key = String(request.headers['idempotency-key']);
    const body = JSON.stringify(request.body);
    const before = replays.get(key);
    if (before === undefined) {
      const answer = act();
      // The answer to a request that failed validation is not kept.
      if (answer.status !== 400) replays.set(key, { request: body, ...answer });
      return { ...answer, isFirst: true };
    }
    if (before.request === body) return { ...before, isFirst: false };
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return { status: 400, body: problem('idempotency_error', message), isFirst: false };
  }

  function create(
    body: Record<string, string>,
    request: FastifyRequest,
    desk: Desk,
  ): { status: number; body: object } {
    const lines = readLines(body);
    const created = Math.floor(Date.now() / 1000);
    const expiresAt = Number(body.expires_at);
    const life = expiresAt - created;
    const refusal = whyRefused(body, lines, life);
    if (refusal !== undefined) return { status: 400, body: problem('invalid_request_error', refusal) };
    const behaviour = desk.takeBehaviour('');
    const isPaidAtOnce = behaviour.statuses[0] === 'paid at once';
    const reference = `cs_test_${randomBytes(16).toString('hex')}`;
    const session: Session = {
      reference,
      amount: String(lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0)),
      currency: 'xaf',
      payer: body.customer_email ?? '',
      transactionId: `pi_${randomBytes(12).toString('hex')}`,
      behaviour,
      statuses: [isPaidAtOnce ? 'paid' : 'open'],
      callbackUrl: options.webhookUrl,
      status: isPaidAtOnce ? 'complete' : 'open',
      paymentStatus: isPaidAtOnce ? 'paid' : 'unpaid',
      created,
      expiresAt,
      successUrl: body.success_url ?? '',
      cancelUrl: body.cancel_url ?? '',
      locale: body.locale ?? 'auto',
      clientReference: body.client_reference_id ?? '',
      metadata: readMetadata(body, 'metadata'),
      paymentMetadata: readMetadata(body, 'payment_intent_data[metadata]'),
      lines,
    };
    sessions.set(reference, session);
    desk.payments.set(reference, session);
    if (behaviour.callback === 'forged') void tell('completed', session, desk);
    if (behaviour.creation === 'accepted then 500') {
      return { status: 500, body: problem('api_error', 'An error occurred.') };
    }
    return {
      status: 200,
      body: { ...present(session), url: `${request.protocol}://${request.host}/pay/${reference}` },
    };
  }

  function makeRefund(body: Record<string, string>): { status: number; body: object } {
    const amount = Number(body.amount);
    const paid = [...sessions.values()].find(({ transactionId }) => transactionId === body.payment_intent);
    if (paid === undefined || paid.paymentStatus !== 'paid' || amount > Number(paid.amount)) {
      return { status: 400, body: problem('invalid_request_error', 'This payment cannot be refunded.') };
    }
    const before = [...refunds.values()].filter(
      ({ payment_intent }) => payment_intent === paid.transactionId,
    );
    const gone = before.filter(({ statuses: [status] }) => status !== 'failed');
    if (gone.reduce((sum, refund) => sum + refund.amount, amount) > Number(paid.amount)) {
      const message = 'Charge has already been refunded.';
      return {
        status: 400,
        body: problem('invalid_request_error', message, 'charge_already_refunded'),
      };
    }
    const id = `re_${randomBytes(12).toString('hex')}`;
    const statuses = (before.length === 0 && paid.behaviour.refunds) || ['succeeded'];
    const refund = {
      payment_intent: paid.transactionId,
      amount,
      metadata: readMetadata(body, 'metadata'),
      statuses,
    };
    refunds.set(id, refund);
    if (paid.behaviour.refundAnswer === 'accepted then 500') {
      return { status: 500, body: problem('api_error', 'An error occurred.') };
    }
    return { status: 200, body: presentRefund(id, refund) };
  }

  function sessionOf(request: FastifyRequest): Session | undefined {
    return sessions.get(z.object({ id: z.string() }).parse(request.params).id);
  }

  /** Stripe sends this event twice, in the forms of two versions of its API. */
  async function sendBack(refundId: string): Promise<void> {
    const refund = refunds.get(refundId);
    if (refund === undefined || options.webhookUrl === undefined) return;
    refund.statuses = ['failed'];
    for (const type of ['refund.failed', 'charge.refund.updated']) {
      const body = eventOf(type, {
        ...presentRefund(refundId, refund),
        failure_reason: 'expired_or_canceled_card',
      });
      await fetch(options.webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body, webhookSecret) },
        body,
      });
    }
  }

  async function refundInDashboard(orderNumber: string, amount: number): Promise<string> {
    const { transactionId } = paymentOf(orderNumber);
    const id = `re_${randomBytes(12).toString('hex')}`;
    const refund = { payment_intent: transactionId, amount, metadata: {}, statuses: ['succeeded'] };
    refunds.set(id, refund);
    await post('refund.created', presentRefund(id, refund));
    await post('charge.refunded', { id: 'ch_emulated', object: 'charge', payment_intent: transactionId });
    return id;
  }

  async function dispute(
    orderNumber: string,
    { status, created, dueBy }: { status: string; created?: number; dueBy?: number },
  ): Promise<string> {
    const { transactionId, amount } = paymentOf(orderNumber);
    const id = `dp_${transactionId.slice(3)}`;
    const isOver = status === 'won' || status === 'lost';
    const said = {
      ...{ id, object: 'dispute', amount: Number(amount), currency: 'xaf', reason: 'fraudulent', status },
      payment_intent: transactionId,
      evidence_details: { due_by: dueBy ?? null },
    };
    const type = isOver ? 'closed' : status === 'needs_response' ? 'created' : 'updated';
    await post(`charge.dispute.${type}`, said, created);
    return id;
  }

  /** Finds a payment by the order number in its metadata, as the shop's staff do in Stripe's own pages. */
  function paymentOf(orderNumber: string): Session {
    const found = [...sessions.values()].find(
      (session) => session.paymentMetadata.order_number === orderNumber,
    );
    if (found?.paymentStatus !== 'paid') throw new Error(`There is no payment of ${orderNumber}.`);
    return found;
  }

  async function post(type: string, object: object, created?: number): Promise<void> {
    if (options.webhookUrl === undefined) return;
    const body = eventOf(type, object, created);
    await fetch(options.webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body, webhookSecret) },
      body,
    });
  }

  function tell(event: string, session: Session, desk: Desk): Promise<void> {
    const type = `checkout.session.${event}`;
    const body = eventOf(type, present(session));
    const forgedBody = eventOf(type, { ...present(session), status: 'complete', payment_status: 'paid' });
    return desk.callbacks.send(session.behaviour, {
      url: session.callbackUrl,
      verb: 'POST',
      body,
      forgedBody,
      headers: { 'Stripe-Signature': sign(body, webhookSecret) },
      forgedHeaders: { 'Stripe-Signature': sign(forgedBody, 'whsec_of_somebody_else') },
    });
  }
}

function eventOf(type: string, object: object, created = Math.floor(Date.now() / 1000)): string {
  return JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    created,
    type,
    data: { object },
  });
}

/** The header with which Stripe signs its webhooks. */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function readLines(body: Record<string, string>): Session['lines'] {
  const indexes = new Set(
    Object.keys(body).flatMap((field) => /^line_items\[(\d+)\]/.exec(field)?.[1] ?? []),
  );
  return [...indexes].map((index) => ({
    name: body[`line_items[${index}][price_data][product_data][name]`] ?? '',
    unitAmount: Number(body[`line_items[${index}][price_data][unit_amount]`]),
    quantity: Number(body[`line_items[${index}][quantity]`]),
  }));
}

function readMetadata(body: Record<string, string>, under: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) =>
      field.startsWith(`${under}[`) ? [[field.slice(under.length + 1, -1), value]] : [],
    ),
  );
}

function whyRefused(body: Record<string, string>, lines: Session['lines'], life: number): string | undefined {
  const currencies = Object.entries(body).filter(([field]) => field.endsWith('[currency]'));
  if (body.mode !== 'payment') return 'Unknown mode';
  if (lines.length === 0 || lines.length > 100) return 'Between 1 and 100 line items are needed';
  if (lines.some(({ name, unitAmount }) => name === '' || !Number.isInteger(unitAmount)))
    return 'Invalid integer';
  if (currencies.some(([, currency]) => currency !== 'xaf')) return 'This account takes xaf only';
  if (!URL.canParse(body.success_url ?? '')) return 'Not a valid URL';
  if (!(life >= shortestSessionSeconds && life <= longestSessionSeconds)) {
    return 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
  }
  return undefined;
}

function present(session: Session) {
  return {
    id: session.reference,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: Number(session.amount),
    currency: session.currency,
    payment_intent: session.paymentStatus === 'paid' ? session.transactionId : null,
    client_reference_id: session.clientReference,
    customer_email: session.payer,
    locale: session.locale,
    metadata: session.metadata,
    created: session.created,
    expires_at: session.expiresAt,
  };
}

function presentRefund(id: string, { payment_intent, amount, metadata, statuses }: Refund) {
  return { id, object: 'refund', payment_intent, amount, currency: 'xaf', metadata, status: statuses[0] };
}

function problem(type: string, message: string, code?: string) {
  return { error: { type, message, ...(code === undefined ? {} : { code }) } };
}

function missing(reply: FastifyReply): FastifyReply {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such checkout.session',
  };
  return reply.code(404).send({ error });
}

function payPage(session: Session, notice = ''): string {
  const button = (name: string, label: string) => `<button name="button" value="${name}">${label}</button>`;
  const lines = session.lines.map(
    ({ name, quantity, unitAmount }) => `<li>${quantity} × ${escapeHtml(name)}: ${unitAmount} XAF</li>`,
  );
  return simulationPage(
    'Stripe Checkout',
    `${notice === '' ? '' : `<p role="alert">${escapeHtml(notice)}</p>`}
<p><strong>${escapeHtml(session.amount)} XAF</strong> (${session.status})</p>
<ul>${lines.join('')}</ul>
<form method="post" action="/pay/${escapeHtml(session.reference)}">
${button('pay', 'Pay')} ${button('decline', 'Decline')} ${button('cancel', 'Cancel')}
</form>`,
  );
}
