import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { francsOutput, priceField, requiredText } from './fields.ts';
import { attemptView, methodView, onlineMethodField, payerPhoneField } from './payment.ts';

const tokenField = requiredText(64);

/** What the link of a parcel shows: no name, no address and no contents. */
const doorPaymentView = z.object({
  orderNumber: z.string(),
  /** 'waits': the parcel is not on its way yet, and nothing has to be paid ahead. */
  state: z.enum(['waits', 'due', 'paid']),
  due: francsOutput,
  /** The rider takes it in cash as well; false for a rest that is paid before the parcel leaves. */
  takesCash: z.boolean(),
  /** The latest payment begun at the door, by this link or by the rider. */
  attempt: attemptView.extend({ amount: francsOutput }).nullable(),
  methods: z.array(methodView),
});
export type DoorPaymentView = z.output<typeof doorPaymentView>;

export const doorPaymentCalls = {
  get: call({
    endpoint: endpoints.doorPayment.get,
    access: 'public',
    limit: {
      perAddress: { requests: 2_000, minutes: 10 },
      perAccount: { requests: 600, minutes: 10 },
    },
    summary: 'What is due for a parcel, by the link on its packing slip, without a login.',
    input: z.object({ token: tokenField }),
    data: doorPaymentView,
  }),
  pay: call({
    endpoint: endpoints.doorPayment.pay,
    access: 'public',
    // Each call may make a stranger's phone ring.
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary:
      'Begins to pay what is due for a parcel, by a wallet or by card, by the link on its packing slip.',
    input: z.object({
      token: tokenField,
      /** The due amount as it was shown; the call is refused if it has changed. */
      due: priceField,
      provider: onlineMethodField,
      payer_phone: payerPhoneField.optional(),
    }),
    data: doorPaymentView,
    /** The provider's page; empty where the payment goes on on the shop's own page. */
    beside: { url: z.string() },
  }),
};
