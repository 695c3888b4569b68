import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { providerIds } from '../payment-attempts.ts';
import { phoneChannels, phoneGatewayIds } from '../phone-messages.ts';
import { call, readsOnly } from './call.ts';
import { instant } from './fields.ts';

const count = z.number().int();

const providerHealthView = z.object({
  provider: z.enum(providerIds),
  /** Serves a method now; otherwise only older payments still wait for it. */
  isInUse: z.boolean(),
  isSimulated: z.boolean(),
  lastAnswerAt: instant.nullable(),
  lastFailureAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** In the last 24 hours. */
  answered: count,
  failed: count,
  /** Undecided payments. */
  open: count,
  /** Undecided payments whose provider was asked without an answer. */
  unanswered: count,
  oldestUnansweredAt: instant.nullable(),
});
export type ProviderHealthView = z.output<typeof providerHealthView>;

const paymentHealthView = z.object({
  providers: z.array(providerHealthView),
  refunds: z.object({ byHand: count, underWay: count, stuck: count, oldestAt: instant.nullable() }),
  messages: z.array(
    z.object({
      channel: z.enum(['mail', ...phoneChannels]),
      waiting: count,
      stopped: count,
      oldestDueAt: instant.nullable(),
    }),
  ),
  phones: z.object({
    gateways: z.array(
      z.object({
        gateway: z.enum(phoneGatewayIds),
        isSimulated: z.boolean(),
        lastAnswerAt: instant.nullable(),
        lastFailureAt: instant.nullable(),
        lastError: z.string().nullable(),
        /** In the last 24 hours. */
        answered: count,
        failed: count,
      }),
    ),
    sentOfDay: count,
    mostADay: count,
    notDelivered: count,
    /** Messages held back until the limits allow them. */
    held: count,
    oldestUnsentAt: instant.nullable(),
  }),
});
export type PaymentHealthView = z.output<typeof paymentHealthView>;

export const paymentHealthCalls = {
  get: call({
    endpoint: endpoints.paymentHealth.get,
    access: 'manager',
    audit: readsOnly,
    summary: 'Whether payment providers answer, and which payments, refunds and messages wait.',
    data: paymentHealthView,
  }),
};
