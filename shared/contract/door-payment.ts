import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { francsOutput, priceField, requiredText } from './fields.ts';
import { attemptView, methodView, onlineMethodField, payerPhoneField } from './payment.ts';

const tokenField = requiredText(64);

/** What the link of a parcel shows: neither name and address, nor what is in it. */
const doorPaymentView = z.object({
  orderNumber: z.string(),
  /** 'waits': the parcel is not on its way yet. */
  state: z.enum(['waits', 'due', 'paid']),
  due: francsOutput,
  /** The last payment that was begun at the door, by this link or by the rider. */
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
    // Each may make a stranger's phone ring.
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary:
      'Begins to pay what is due for a parcel, by a wallet or by card, by the link on its packing slip.',
    input: z.object({
      token: tokenField,
      /** What was shown to be due; another figure by now refuses the call. */
      due: priceField,
      provider: onlineMethodField,
      payer_phone: payerPhoneField.optional(),
    }),
    data: doorPaymentView,
    /** The provider's page; empty where the payment goes on at this one. */
    beside: { url: z.string() },
  }),
};
