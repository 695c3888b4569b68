import { z } from 'zod';
import { disputeEnds } from '../disputes.ts';
import { endpoints } from '../endpoints.ts';
import { issueKinds, issueReasons, refundProgresses } from '../issues.ts';
import { orderStatuses } from '../order-status.ts';
import { paymentMethods } from '../payment-methods.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, instant, limits, requiredText, searchedPage } from './fields.ts';

export const issueView = z.object({
  /** Of the refund where it is one. */
  id: z.string(),
  kind: z.enum(issueKinds),
  reason: z.enum(issueReasons),
  order: z.object({
    _id: z.string(),
    orderId: z.string(),
    order_status: z.enum(orderStatuses),
    name: z.string(),
    phone: z.string(),
  }),
  amount: francsOutput,
  /** What should have come, where another amount did. */
  expected: francsOutput.nullable(),
  /** What becomes of its order where it is accepted: so much is written off, still to be paid, or kept above the price. */
  ifAccepted: z.object({ waived: francsOutput, due: francsOutput, surplus: francsOutput }).nullable(),
  /** What of it goes back to the shopper where it is not. */
  ifGivenBack: francsOutput.nullable(),
  /** Until when the bank takes evidence against a dispute. */
  dueBy: instant.nullable(),
  method: z.enum(paymentMethods),
  /** Whose phone paid, or where cash can be sent to; E.164. */
  payerPhone: z.string().nullable(),
  simulated: z.boolean(),
  refund: z
    .object({
      progress: z.enum(refundProgresses),
      /** The provider's number of a refund that is on its way. */
      reference: z.string(),
      timesTried: z.number().int(),
      canAskProvider: z.boolean(),
    })
    .nullable(),
  since: instant,
});
export type IssueView = z.output<typeof issueView>;

export const attentionCalls = {
  list: call({
    endpoint: endpoints.attention.list,
    access: 'orders',
    audit: readsOnly,
    summary:
      'What waits for a person of the shop: a page of orders, those placed first at first, with all about each.',
    input: z.object({
      /** Number, name or phone of the order, also in part. */
      ...searchedPage,
    }),
    data: z.array(issueView),
    beside: {
      /** Of orders. */
      totalCount: z.number().int(),
      /** There should be a newer backup of the shop. */
      backupOverdue: z.boolean(),
      /** Lines of providers' statements that do not agree with the books; none for those who do not see statements. */
      openLines: z.object({
        count: z.number().int(),
        /** Where the oldest of them is found. */
        first: z
          .object({ statementId: z.number().int(), result: z.enum(['missing_here', 'differs']) })
          .nullable(),
      }),
    },
  }),
  lookAt: call({
    endpoint: endpoints.attention.lookAt,
    access: 'orders',
    audit: 'order',
    summary: 'Notes that an issue of an order was dealt with.',
    input: z.object({ orderId: idField, note: requiredText(limits.orderNote) }),
  }),
  noteEvidence: call({
    endpoint: endpoints.attention.noteEvidence,
    access: 'manager',
    audit: 'order',
    summary: 'Notes what the shop has to show, or has sent, against the dispute of a payment.',
    input: z.object({ id: idField, note: requiredText(limits.orderNote) }),
  }),
  endDispute: call({
    endpoint: endpoints.attention.endDispute,
    access: 'manager',
    audit: 'order',
    summary:
      'Notes how a dispute ended whose provider is not set up here any more, so that no word of it is heard.',
    input: z.object({
      id: idField,
      end: z.enum(disputeEnds, 'required'),
      note: requiredText(limits.orderNote),
    }),
  }),
  settleAmount: call({
    endpoint: endpoints.attention.settleAmount,
    access: 'manager',
    audit: 'order',
    summary: 'Accepts another amount than was asked for as the payment of its order, or owes all of it back.',
    input: z.object({
      /** Of the payment, as the issue names it. */
      id: z.uuid('id'),
      decision: z.enum(['accept', 'give_back'], 'invalid'),
      note: requiredText(limits.orderNote),
    }),
  }),
};
