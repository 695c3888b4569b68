import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses, paymentStatuses } from '../order-status.ts';
import { onlineMethods, paymentMethods } from '../payment-methods.ts';
import { refundCauses } from '../refund-causes.ts';
import { call } from './call.ts';
import { francsOutput, idField, limits, optionalText } from './fields.ts';
import { moneyBackView } from './money-back.ts';

export const onlineMethodField = z.enum(onlineMethods, 'invalid');
export const payerPhoneField = optionalText(limits.phone);

export const methodView = z.object({
  method: z.enum(onlineMethods),
  kind: z.enum(['hosted', 'phone_prompt']),
  /** No money moves: the payment runs at the sandbox or at an emulator. */
  isSimulated: z.boolean(),
});
export type PaymentMethodView = z.output<typeof methodView>;

export const attemptView = z.object({
  method: z.enum(onlineMethods),
  kind: z.enum(['hosted', 'phone_prompt']),
  isSimulated: z.boolean(),
  state: z.enum(['created', 'pending', 'succeeded', 'failed', 'expired', 'cancelled', 'unknown']),
  reason: z.string().nullable(),
  /** Only the end of the number: '•••• 3456'. */
  payerPhone: z.string().nullable(),
  /** Where the payment goes on: the hosted page, or the simulated phone. Null once it can no longer be paid there. */
  url: z.string().nullable(),
  secondsLeft: z.number().int(),
});

export const paymentView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  isPaymentSimulated: z.boolean(),
  total: francsOutput,
  /** Seconds, not a time of day: the clocks of phones are wrong. 0 when nothing is reserved. */
  reservationSecondsLeft: z.number().int(),
  attempt: attemptView.nullable(),
  /** The oldest first. */
  moneyBack: z.array(moneyBackView),
  /** The newest of them, for tabs opened before an upgrade: without this field they break. */
  refund: z
    .object({
      cause: z.enum(refundCauses),
      amount: francsOutput,
      isDone: z.boolean(),
    })
    .nullable(),
  /** Other online ways to pay that the shopper can try instead. */
  methods: z.array(methodView),
  /** The shopper can pay on delivery instead. */
  takesCash: z.boolean(),
  /** For tabs opened before an upgrade: without this field they treat a waiting payment as done. */
  order_status: z.enum(orderStatuses),
});
export type PaymentView = z.output<typeof paymentView>;

const ownOrder = { orderId: idField };

export const paymentCalls = {
  methods: call({
    endpoint: endpoints.payment.methods,
    access: 'public',
    summary: 'The ways to pay online that the shop takes now.',
    data: z.array(methodView),
  }),
  getState: call({
    endpoint: endpoints.payment.getState,
    access: 'user',
    summary: 'The state of the payment of an own order.',
    input: z.object(ownOrder),
    data: paymentView,
  }),
  tryAgain: call({
    endpoint: endpoints.payment.tryAgain,
    access: 'user',
    // Each call may make a stranger's phone ring.
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary: 'Begins another try to pay a reserved order, also by another method or from another phone.',
    input: z.object({
      ...ownOrder,
      provider: onlineMethodField,
      /** Named as in a checkout. Without it the request goes to the order's phone. */
      payer_phone: payerPhoneField.optional(),
    }),
    data: paymentView,
    beside: { id: z.string(), url: z.string() },
  }),
  payCash: call({
    endpoint: endpoints.payment.payCash,
    access: 'user',
    summary: 'Places a reserved order to be paid on delivery instead.',
    input: z.object(ownOrder),
    data: paymentView,
  }),
};
