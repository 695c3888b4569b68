import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Behaviour, type Behaviours, behaviourOf, type EmulatedPayment } from './behaviours.ts';
import { type Callbacks, createCallbacks } from './callbacks.ts';
import { emulatorPage } from './emulator-page.ts';
import { createTokens, type Tokens } from './tokens.ts';

export type EmulatorOptions = {
  /** 0 takes any free port. */
  port?: number;
  tokenLifeSeconds?: number;
  /** The time between a payment and its callback. */
  callbackMilliseconds?: number;
  /** The time that a slow answer takes. */
  slowMilliseconds?: number;
};

/** The state and tools that a provider's routes use. */
export type Desk = {
  payments: Map<string, EmulatedPayment>;
  tokens: Tokens;
  callbacks: Callbacks;
  slowMilliseconds: number;
  /** The behaviour for a new payment: the one that was last requested, else the one that the payer's number selects. */
  takeBehaviour(payer: string): Behaviour;
};

export type Emulator = {
  url: string;
  payments: ReadonlyMap<string, EmulatedPayment>;
  tokens: Tokens;
  /** Does the same as a POST of `next` to /control. */
  behaveNext(name: string): void;
  /** Does the same as a button on the page. */
  decide(reference: string, decision: Decision): Promise<void>;
  close(): Promise<void>;
};

export type Decision = 'approve' | 'reject';

const control = z.object({ next: z.string().optional(), expireTokens: z.literal('yes').optional() });
const decided = z.object({ reference: z.string(), decision: z.enum(['approve', 'reject']) });

/** Emulates a provider on this machine: its routes, and the pages and switches that all emulators have. */
export async function openEmulator(
  provider: {
    title: string;
    behaviours: Behaviours;
    addRoutes(app: FastifyInstance, desk: Desk): void;
    /** Ends a payment by hand and sends the callback. */
    decide(payment: EmulatedPayment, decision: Decision, desk: Desk): Promise<void>;
  },
  options: EmulatorOptions,
): Promise<Emulator> {
  const { title, behaviours } = provider;
  let asked: Behaviour | undefined;
  const desk: Desk = {
    payments: new Map(),
    tokens: createTokens(options.tokenLifeSeconds),
    callbacks: createCallbacks(options.callbackMilliseconds ?? 0),
    slowMilliseconds: options.slowMilliseconds ?? 30_000,
    takeBehaviour: (payer) => {
      const behaviour = asked ?? behaviourOf(behaviours, payer);
      asked = undefined;
      return behaviour;
    },
  };
  const behaveNext = (name: string) => {
    asked = behaviours[name];
    if (asked === undefined) throw new Error(`${title} knows no behaviour '${name}'`);
  };
  const decide = async (reference: string, decision: Decision) => {
    const payment = desk.payments.get(reference);
    if (payment !== undefined) await provider.decide(payment, decision, desk);
  };

  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.get('/', (_request, reply) =>
    reply.type('text/html').send(
      emulatorPage({
        title,
        behaviours,
        payments: [...desk.payments.values()],
        undelivered: desk.callbacks.undelivered,
      }),
    ),
  );
  app.post('/control', (request, reply) => {
    const { next, expireTokens } = control.parse(request.body);
    if (next !== undefined && Object.hasOwn(behaviours, next)) behaveNext(next);
    if (expireTokens === 'yes') desk.tokens.expireAll();
    return reply.redirect('/', 303);
  });
  app.post('/decide', async (request, reply) => {
    const { reference, decision } = decided.parse(request.body);
    await decide(reference, decision);
    return reply.redirect('/', 303);
  });
  provider.addRoutes(app, desk);

  return {
    url: await app.listen({ port: options.port ?? 0, host: '127.0.0.1' }),
    payments: desk.payments,
    tokens: desk.tokens,
    behaveNext,
    decide,
    close: async () => {
      await desk.callbacks.settle();
      await app.close();
    },
  };
}
