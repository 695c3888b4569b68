import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OrangePushSettings } from '#adapters/payments/payment-settings.ts';
import { type Behaviours, type EmulatedPayment, nextStatus } from './behaviours.ts';
import { type Desk, type Emulator, type EmulatorOptions, openEmulator } from './emulator.ts';
import { isBasic } from './tokens.ts';

export type OrangePushEmulator = Emulator & { settings: OrangePushSettings };

const refused = (reason: string, payer: string) => ({
  shows: `Refuses the prompt: ${reason}`,
  payer,
  statuses: ['FAILED'],
  reason,
  creation: 'refused' as const,
});

const behaviours: Behaviours = {
  usual: {
    shows: 'Pays: PENDING, then SUCCESSFULL; one notification by POST',
    statuses: ['PENDING', 'SUCCESSFULL'],
  },
  'one L': { shows: 'Pays, and says SUCCESSFUL', payer: '690000001', statuses: ['SUCCESSFUL'] },
  'payer unknown': refused('Beneficiaire introuvable', '690000002'),
  'not enough funds': refused('Le solde du compte du payeur est insuffisant', '690000003'),
  blocked: refused('Utilisateur bloque', '690000004'),
  failed: {
    shows: 'Fails after the prompt',
    payer: '690000005',
    statuses: ['PENDING', 'FAILED'],
    reason: 'Le solde du compte du payeur est insuffisant',
    callback: 'lost',
  },
  cancelled: {
    shows: 'The payer cancels',
    payer: '690000006',
    statuses: ['PENDING', 'CANCELLED'],
    callback: 'lost',
  },
  expired: {
    shows: 'Not approved in time',
    payer: '690000007',
    statuses: ['PENDING', 'EXPIRED'],
    callback: 'lost',
  },
  silent: {
    shows: 'Stays PENDING until decided on this page; no notification',
    payer: '690000010',
    statuses: ['PENDING'],
    callback: 'lost',
  },
  late: {
    shows: 'EXPIRED, and SUCCESSFULL when asked again: approved late',
    payer: '690000012',
    statuses: ['EXPIRED', 'SUCCESSFULL'],
    callback: 'lost',
  },
  'accepted then 500': {
    shows: 'Answers 500 although the prompt was sent',
    payer: '690000013',
    statuses: ['PENDING', 'SUCCESSFULL'],
    creation: 'accepted then 500',
  },
  slow: {
    shows: 'Sends the prompt, and answers too late',
    payer: '690000014',
    statuses: ['PENDING', 'SUCCESSFULL'],
    creation: 'slow',
  },
  'callback lost': {
    shows: 'Pays; the notification never comes',
    payer: '690000015',
    statuses: ['PENDING', 'SUCCESSFULL'],
    callback: 'lost',
  },
  'callback twice': {
    shows: 'Pays; the notification comes twice',
    payer: '690000016',
    statuses: ['SUCCESSFULL'],
    callback: 'twice',
  },
  'callback first': {
    shows: 'Pays; the notification comes before the answer',
    payer: '690000017',
    statuses: ['SUCCESSFULL'],
    callback: 'before the answer',
  },
  'callback forged': {
    shows: 'Stays PENDING; someone else notifies that it was paid',
    payer: '690000018',
    statuses: ['PENDING'],
    callback: 'forged',
  },
  'callback by PUT': {
    shows: 'Pays; the notification comes by PUT',
    payer: '690000019',
    statuses: ['SUCCESSFULL'],
    callback: 'by PUT',
  },
  'new status': {
    shows: 'A status no one knows',
    payer: '690000020',
    statuses: ['ON_HOLD'],
    callback: 'lost',
  },
};

const requested = z.object({
  notifUrl: z.url(),
  channelUserMsisdn: z.string(),
  amount: z.string().regex(/^\d+$/),
  subscriberMsisdn: z.string().regex(/^6\d{8}$/),
  pin: z.string(),
  orderId: z.string().min(1).max(30),
  description: z.string().min(1),
  payToken: z.string(),
});

type Payment = EmulatedPayment & { request: z.infer<typeof requested> };

/** Emulates Orange Money's merchant payment by push on this machine, as integrators describe it. */
export async function startOrangePushEmulator(options: EmulatorOptions = {}): Promise<OrangePushEmulator> {
  const keys = {
    consumerKey: 'emulated-consumer',
    consumerSecret: 'emulated-secret',
    apiUser: 'emulated-user',
    apiPassword: 'emulated-password',
    channelPhone: '690999999',
    pin: '2580',
  };
  const xAuthToken = Buffer.from(`${keys.apiUser}:${keys.apiPassword}`).toString('base64');
  const payTokens = new Set<string>();
  /** The payments by pay token. */
  const prompted = new Map<string, Payment>();

  const emulator = await openEmulator(
    {
      title: 'Orange Money push',
      behaviours,
      addRoutes,
      decide: async (payment, decision, desk) => {
        const prompt = prompted.get(payment.reference);
        if (prompt === undefined) return;
        prompt.statuses = [decision === 'approve' ? 'SUCCESSFULL' : 'CANCELLED'];
        prompt.behaviour = { shows: 'Decided by hand', statuses: [] };
        await notify(prompt, desk);
      },
    },
    options,
  );
  return { ...emulator, settings: { ...keys, baseUrl: emulator.url, timeoutMilliseconds: 5_000 } };

  function addRoutes(app: FastifyInstance, desk: Desk): void {
    app.post('/token', (request, reply) => {
      const isKnown = isBasic(request.headers.authorization, keys.consumerKey, keys.consumerSecret);
      return isKnown ? desk.tokens.issue() : reply.code(401).send({ error: 'invalid_client' });
    });

    app.post('/omcoreapis/1.0.2/mp/init', (request, reply) => {
      const refusal = refuseHeaders(request, reply, desk);
      if (refusal) return refusal;
      const payToken = `MP${randomBytes(12).toString('hex')}`;
      payTokens.add(payToken);
      return reply.send({ message: 'Payment request successfully initiated', data: { payToken } });
    });

    app.post('/omcoreapis/1.0.2/mp/pay', async (request, reply) => {
      const refusal = refuseHeaders(request, reply, desk);
      if (refusal) return refusal;
      const parsed = requested.safeParse(request.body);
      if (!parsed.success || !payTokens.has(parsed.data.payToken)) {
        return reply.code(400).send({ message: 'Requete invalide' });
      }
      if (parsed.data.pin !== keys.pin || parsed.data.channelUserMsisdn !== keys.channelPhone) {
        return reply.code(403).send({ message: 'Code PIN incorrect' });
      }
      if (prompted.has(parsed.data.payToken)) {
        return reply.code(409).send({ message: 'Jeton de paiement deja utilise' });
      }
      const payment = accept(parsed.data, desk);
      const { creation, reason } = payment.behaviour;
      if (creation === 'refused') {
        return reply.code(417).send({ message: String(reason), data: { ...answer(payment, 'FAILED') } });
      }
      await notify(payment, desk);
      if (creation === 'slow') await delay(desk.slowMilliseconds);
      if (creation === 'accepted then 500') return reply.code(500).send();
      return reply.send({ message: 'Transaction initiee', data: answer(payment, 'PENDING') });
    });

    app.get('/omcoreapis/1.0.2/mp/paymentstatus/:payToken', (request, reply) => {
      const refusal = refuseHeaders(request, reply, desk);
      if (refusal) return refusal;
      const { payToken } = z.object({ payToken: z.string() }).parse(request.params);
      const payment = prompted.get(payToken);
      return payment === undefined
        ? reply.code(404).send({ message: 'Paiement introuvable' })
        : reply.send({ message: 'Transaction retrouvee', data: answer(payment, nextStatus(payment)) });
    });
  }

  function refuseHeaders(request: FastifyRequest, reply: FastifyReply, desk: Desk): FastifyReply | undefined {
    if (!desk.tokens.isValid(request.headers.authorization)) {
      return reply.code(401).send({ message: 'Invalid Credentials' });
    }
    if (request.headers['x-auth-token'] !== xAuthToken) return reply.code(403).send({ message: 'Forbidden' });
    return undefined;
  }

  function accept(request: z.infer<typeof requested>, desk: Desk): Payment {
    const behaviour = desk.takeBehaviour(request.subscriberMsisdn);
    const payment = {
      reference: request.payToken,
      amount: request.amount,
      currency: 'XAF',
      payer: request.subscriberMsisdn,
      transactionId: `MP${randomBytes(5).toString('hex').toUpperCase()}`,
      behaviour,
      statuses: [...behaviour.statuses],
      callbackUrl: request.notifUrl,
      request,
    };
    prompted.set(request.payToken, payment);
    desk.payments.set(request.payToken, payment);
    return payment;
  }
}

function notify(payment: Payment, desk: Desk): Promise<void> {
  const { payToken } = payment.request;
  return desk.callbacks.send(payment.behaviour, {
    url: payment.callbackUrl,
    verb: 'POST',
    body: JSON.stringify({ payToken, status: payment.statuses.at(-1), message: 'Transaction' }),
    forgedBody: JSON.stringify({ payToken, status: 'SUCCESSFULL', message: 'Transaction' }),
    onSent: () => {
      payment.statuses = payment.statuses.slice(-1);
    },
  });
}

function answer({ request, behaviour, transactionId }: Payment, status: string) {
  const { subscriberMsisdn, amount, payToken, notifUrl, description, channelUserMsisdn } = request;
  const isRefused = behaviour.creation === 'refused';
  return {
    id: 1,
    createtime: '1700000000',
    subscriberMsisdn,
    amount: Number(amount),
    payToken,
    txnid: transactionId,
    txnmode: payToken,
    inittxnmessage: isRefused ? String(behaviour.reason) : 'Paiement e la clientele initie.',
    inittxnstatus: isRefused ? '60019' : '200',
    confirmtxnstatus: status === 'FAILED' && !isRefused ? '60019' : null,
    confirmtxnmessage: status === 'FAILED' && !isRefused ? String(behaviour.reason) : null,
    status,
    notifUrl,
    description,
    channelUserMsisdn,
  };
}
