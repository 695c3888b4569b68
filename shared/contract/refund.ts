import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { refundCauses, refundSources } from '../refund-causes.ts';
import { call, readsOnly } from './call.ts';
import {
  cashField,
  francsOutput,
  idField,
  instant,
  limits,
  optionalText,
  priceField,
  requiredText,
} from './fields.ts';

const refundView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  amount: francsOutput,
  cause: z.enum(refundCauses),
  state: z.enum(['due', 'pending', 'done']),
  reference: z.string(),
  /** How the money was paid; null for cash. */
  method: z.string().nullable(),
  payerPhone: z.string().nullable(),
  createdAt: instant,
});

export const refundCalls = {
  refundsDue: call({
    endpoint: endpoints.payment.refundsDue,
    access: 'orders',
    audit: readsOnly,
    summary: 'Money that has to go back to shoppers, oldest first.',
    data: z.array(refundView),
  }),
  settleRefund: call({
    endpoint: endpoints.payment.settleRefund,
    access: 'manager',
    audit: 'refund',
    summary: 'Notes that a refund was made by hand, with its reference; cash from the till needs none.',
    input: z.object({
      id: z.uuid('id'),
      /** The amount as it was shown; the call is refused where a part has gone back since. */
      amount: priceField.optional(),
      /** Required unless the money comes out of the till: cash has no number. */
      reference: optionalText(limits.shortText).default(''),
      /** A person has looked at the provider's own pages, because the provider does not answer about a stuck refund. */
      seenAtProvider: z.boolean('invalid').default(false),
      /**
       * Set where the money goes back in another way than it came: an online payment in cash, or cash by transfer. Without it, cash comes out of the
       * till.
       */
      paidFrom: z.enum(refundSources, 'invalid').optional(),
    }),
  }),
  startRefund: call({
    endpoint: endpoints.payment.startRefund,
    access: 'manager',
    audit: 'refund',
    summary:
      'Owes a shopper the money of a paid order that has left the shop, or a part of what came, with the reason.',
    input: z.object({
      orderId: idField,
      reason: requiredText(limits.orderNote),
      /** A part of the money, with the remainder that was shown, so that a second press does not owe it twice. */
      part: z.object({ amount: priceField, left: cashField }).optional(),
    }),
  }),
  askRefund: call({
    endpoint: endpoints.payment.askRefund,
    access: 'manager',
    audit: 'refund',
    summary: 'Asks the payment provider once more to give the money back.',
    input: z.object({ id: z.uuid('id') }),
  }),
};
