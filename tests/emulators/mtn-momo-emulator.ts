import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MtnMomoSettings } from '#adapters/payments/payment-settings.ts';
import { type Behaviours, type EmulatedPayment, nextStatus } from './behaviours.ts';
import { type Decision, type Desk, type Emulator, type EmulatorOptions, openEmulator } from './emulator.ts';
import { isBasic } from './tokens.ts';

export type MtnMomoEmulator = Omit<Emulator, 'payments'> & {
  settings: MtnMomoSettings;
  payments: ReadonlyMap<string, Payment>;
};

const failed = (reason: string, payer: string) => ({
  shows: `Fails: ${reason}`,
  payer,
  statuses: ['PENDING', 'FAILED'],
  reason,
});

const behaviours: Behaviours = {
  usual: {
    shows: 'Pays: PENDING, then SUCCESSFUL; one callback by PUT',
    statuses: ['PENDING', 'SUCCESSFUL'],
  },
  'not enough funds': failed('NOT_ENOUGH_FUNDS', '670000001'),
  rejected: failed('APPROVAL_REJECTED', '670000002'),
  expired: failed('EXPIRED', '670000003'),
  'payer not found': failed('PAYER_NOT_FOUND', '670000004'),
  'payer limit': failed('PAYER_LIMIT_REACHED', '670000005'),
  'not approved': failed('COULD_NOT_PERFORM_TRANSACTION', '670000006'),
  'internal error': failed('INTERNAL_PROCESSING_ERROR', '670000007'),
  'service unavailable': failed('SERVICE_UNAVAILABLE', '670000008'),
  'payee not allowed': failed('PAYEE_NOT_ALLOWED_TO_RECEIVE', '670000009'),
  'not allowed': failed('NOT_ALLOWED', '670000025'),
  'wrong environment': failed('NOT_ALLOWED_TARGET_ENVIRONMENT', '670000026'),
  'callback host': failed('INVALID_CALLBACK_URL_HOST', '670000027'),
  'wrong currency': failed('INVALID_CURRENCY', '670000028'),
  'new reason': failed('A_REASON_OF_TOMORROW', '670000029'),
  silent: {
    shows: 'Stays PENDING until decided on this page; no callback',
    payer: '670000010',
    statuses: ['PENDING'],
    callback: 'lost',
  },
  created: {
    shows: 'CREATED, PENDING, then SUCCESSFUL; no callback',
    payer: '670000011',
    statuses: ['CREATED', 'PENDING', 'SUCCESSFUL'],
    callback: 'lost',
  },
  late: {
    shows: 'FAILED with EXPIRED, and SUCCESSFUL when asked again: approved late',
    payer: '670000012',
    statuses: ['FAILED', 'SUCCESSFUL'],
    reason: 'EXPIRED',
    callback: 'lost',
  },
  'accepted then 500': {
    shows: 'Answers 500 although the payment was accepted',
    payer: '670000013',
    statuses: ['PENDING', 'SUCCESSFUL'],
    creation: 'accepted then 500',
  },
  'answered on the way': {
    shows: 'A proxy answers 200 with a page; MTN never hears of the payment',
    payer: '670000022',
    statuses: [],
    creation: 'never arrives',
  },
  slow: {
    shows: 'Accepts, and answers too late',
    payer: '670000014',
    statuses: ['PENDING', 'SUCCESSFUL'],
    creation: 'slow',
  },
  'callback lost': {
    shows: 'Pays; the callback never comes',
    payer: '670000015',
    statuses: ['PENDING', 'SUCCESSFUL'],
    callback: 'lost',
  },
  'callback twice': {
    shows: 'Pays; the callback comes twice',
    payer: '670000016',
    statuses: ['SUCCESSFUL'],
    callback: 'twice',
  },
  'callback first': {
    shows: 'Pays; the callback comes before the answer to the request',
    payer: '670000017',
    statuses: ['SUCCESSFUL'],
    callback: 'before the answer',
  },
  'callback forged': {
    shows: 'Stays PENDING; someone else calls that it was paid',
    payer: '670000018',
    statuses: ['PENDING'],
    callback: 'forged',
  },
  'callback by POST': {
    shows: 'Pays; the callback comes by POST',
    payer: '670000019',
    statuses: ['SUCCESSFUL'],
    callback: 'by POST',
  },
  'new status': {
    shows: 'A status no one knows',
    payer: '670000020',
    statuses: ['ON_HOLD'],
    callback: 'lost',
  },
  'reason as object': {
    shows: 'Fails: NOT_ENOUGH_FUNDS, with the reason as an object',
    payer: '670000021',
    statuses: ['FAILED'],
    reason: { code: 'NOT_ENOUGH_FUNDS' },
  },
  // The phone numbers of MTN's own sandbox, with the behaviour that integrators have observed.
  'sandbox failed 0': {
    shows: 'Fails at once',
    payer: '733123450',
    statuses: ['FAILED'],
    reason: 'INTERNAL_PROCESSING_ERROR',
  },
  'sandbox failed 1': {
    shows: 'Fails at once',
    payer: '733123451',
    statuses: ['FAILED'],
    reason: 'APPROVAL_REJECTED',
  },
  'sandbox failed 2': { shows: 'Fails at once', payer: '733123452', statuses: ['FAILED'], reason: 'EXPIRED' },
  'sandbox pending': { shows: 'Stays PENDING', payer: '733123453', statuses: ['PENDING'], callback: 'lost' },
  'sandbox created': {
    shows: 'CREATED, then SUCCESSFUL',
    payer: '733123454',
    statuses: ['CREATED', 'SUCCESSFUL'],
  },
};

const requested = z.object({
  amount: z.string().regex(/^\d+$/),
  currency: z.string(),
  externalId: z.string(),
  payer: z.object({ partyIdType: z.literal('MSISDN'), partyId: z.string().regex(/^\d{8,15}$/) }),
  payerMessage: z
    .string()
    .max(160)
    .regex(/^[A-Za-z0-9 .-]*$/),
  payeeNote: z
    .string()
    .max(160)
    .regex(/^[A-Za-z0-9 .-]*$/),
});

type Payment = EmulatedPayment & { request: z.infer<typeof requested> };

/** Emulates MTN MoMo Collections on this machine, as its documentation describes it. */
export async function startMtnMomoEmulator(
  options: EmulatorOptions &
    Partial<Pick<MtnMomoSettings, 'currency' | 'targetEnvironment'>> & {
      callbackHost?: string;
    } = {},
): Promise<MtnMomoEmulator> {
  const { currency = 'XAF', targetEnvironment = 'mtncameroon', callbackHost } = options;
  const keys = { subscriptionKey: 'emulated-subscription', apiUser: 'emulated-user', apiKey: 'emulated-key' };
  const requests = new Map<string, Payment>();

  const emulator = await openEmulator(
    {
      title: 'MTN MoMo',
      behaviours,
      addRoutes,
      decide: async (payment, decision, desk) => {
        const request = requests.get(payment.reference);
        if (request === undefined) return;
        request.statuses = [decision === 'approve' ? 'SUCCESSFUL' : 'FAILED'];
        request.behaviour = { shows: 'Decided by hand', statuses: [], ...reasonOf(decision) };
        await callBack(request, desk);
      },
    },
    options,
  );
  const settings = {
    ...keys,
    baseUrl: emulator.url,
    currency,
    targetEnvironment,
    sendsCallbacks: true,
    timeoutMilliseconds: 5_000,
  };
  return { ...emulator, payments: requests, settings };

  function addRoutes(app: FastifyInstance, desk: Desk): void {
    app.post('/collection/token/', (request, reply) => {
      if (request.headers['ocp-apim-subscription-key'] !== keys.subscriptionKey) {
        return reply
          .code(401)
          .send({ statusCode: 401, message: 'Access denied due to invalid subscription key.' });
      }
      const isKnown = isBasic(request.headers.authorization, keys.apiUser, keys.apiKey);
      return isKnown ? desk.tokens.issue() : reply.code(401).send({ error: 'login_failed' });
    });

    app.post('/collection/v1_0/requesttopay', async (request, reply) => {
      const refused = refuseHeaders(request, reply, desk);
      if (refused) return refused;
      const reference = String(request.headers['x-reference-id']);
      const callbackUrl = request.headers['x-callback-url'];
      const parsed = requested.safeParse(request.body);
      if (!z.uuidv4().safeParse(reference).success || !parsed.success) return reply.code(400).send();
      if (callbackUrl !== undefined && !isRegistered(String(callbackUrl))) {
        return reply
          .code(400)
          .send({ code: 'INVALID_CALLBACK_URL_HOST', message: 'Callback host is not allowed.' });
      }
      if (parsed.data.currency !== currency) {
        return reply.code(400).send({ code: 'INVALID_CURRENCY', message: 'Currency not supported.' });
      }
      if (requests.has(reference)) {
        return reply.code(409).send({ code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id.' });
      }
      const payment = accept(
        reference,
        parsed.data,
        callbackUrl === undefined ? undefined : String(callbackUrl),
        desk,
      );
      if (payment.behaviour.creation === 'never arrives') {
        requests.delete(reference);
        desk.payments.delete(reference);
        return reply.code(200).type('text/html').send('<html>Welcome to the network</html>');
      }
      await callBack(payment, desk);
      if (payment.behaviour.creation === 'slow') await delay(desk.slowMilliseconds);
      return reply.code(payment.behaviour.creation === 'accepted then 500' ? 500 : 202).send();
    });

    app.get('/collection/v1_0/requesttopay/:reference', (request, reply) => {
      const refused = refuseHeaders(request, reply, desk);
      if (refused) return refused;
      const { reference } = z.object({ reference: z.string() }).parse(request.params);
      const payment = requests.get(reference);
      return payment === undefined
        ? reply.code(404).send({ code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' })
        : reply.send(statusBody(payment, nextStatus(payment)));
    });
  }

  function refuseHeaders(request: FastifyRequest, reply: FastifyReply, desk: Desk): FastifyReply | undefined {
    const { headers } = request;
    if (headers['ocp-apim-subscription-key'] !== keys.subscriptionKey) return reply.code(401).send();
    if (!desk.tokens.isValid(headers.authorization)) return reply.code(401).send();
    if (headers['x-target-environment'] !== targetEnvironment) {
      return reply.code(400).send({ code: 'NOT_ALLOWED_TARGET_ENVIRONMENT', message: 'Wrong environment.' });
    }
    return undefined;
  }

  function isRegistered(callbackUrl: string): boolean {
    if (!URL.canParse(callbackUrl)) return false;
    return callbackHost === undefined || new URL(callbackUrl).hostname === callbackHost;
  }

  function accept(
    reference: string,
    request: z.infer<typeof requested>,
    callbackUrl: string | undefined,
    desk: Desk,
  ): Payment {
    const payer = request.payer.partyId;
    const behaviour = desk.takeBehaviour(payer);
    const payment = {
      reference,
      amount: request.amount,
      currency: request.currency,
      payer,
      transactionId: String(randomInt(1_000_000_000, 2_000_000_000)),
      behaviour,
      statuses: [...behaviour.statuses],
      callbackUrl,
      request,
    };
    requests.set(reference, payment);
    desk.payments.set(reference, payment);
    return payment;
  }
}

function callBack(payment: Payment, desk: Desk): Promise<void> {
  return desk.callbacks.send(payment.behaviour, {
    url: payment.callbackUrl,
    verb: 'PUT',
    body: JSON.stringify(statusBody(payment, payment.statuses.at(-1) ?? 'PENDING')),
    forgedBody: JSON.stringify({ ...statusBody(payment, 'SUCCESSFUL'), financialTransactionId: '1' }),
    onSent: () => {
      payment.statuses = payment.statuses.slice(-1);
    },
  });
}

function statusBody({ request, behaviour, transactionId }: Payment, status: string) {
  return {
    ...request,
    status,
    ...(status === 'SUCCESSFUL' ? { financialTransactionId: transactionId } : {}),
    ...(status === 'FAILED' && behaviour.reason !== undefined ? { reason: behaviour.reason } : {}),
  };
}

function reasonOf(decision: Decision): { reason?: string } {
  return decision === 'approve' ? {} : { reason: 'APPROVAL_REJECTED' };
}
