import { z } from 'zod';
import { disputeEnds } from '../disputes.ts';
import { endpoints } from '../endpoints.ts';
import { issueKinds, issueReasons, refundProgresses } from '../issues.ts';
import { orderStatuses } from '../order-status.ts';
import { paymentMethods } from '../payment-methods.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, instant, limits, requiredText, searchedPage } from './fields.ts';

export const issueView = z.object({
  /** The id of the refund where the issue is about one. */
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
  /** The amount that was due, where another amount came. */
  expected: francsOutput.nullable(),
  /** The effect on the order if the amount is accepted: written off, still to be paid, or kept above the price. */
  ifAccepted: z.object({ waived: francsOutput, due: francsOutput, surplus: francsOutput }).nullable(),
  /** The part that goes back to the shopper if the amount is not accepted. */
  ifGivenBack: francsOutput.nullable(),
  /** The bank takes evidence against a dispute until then. */
  dueBy: instant.nullable(),
  method: z.enum(paymentMethods),
  /** The phone that paid, or to which cash can be sent; E.164. */
  payerPhone: z.string().nullable(),
  simulated: z.boolean(),
  refund: z
    .object({
      progress: z.enum(refundProgresses),
      /** The provider's number of a refund under way. */
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
      /** Part of the order's number, name or phone. */
      ...searchedPage,
    }),
    data: z.array(issueView),
    beside: {
      /** The number of orders. */
      totalCount: z.number().int(),
      /** The newest backup of the shop is too old. */
      backupOverdue: z.boolean(),
      /** Lines of providers' statements that do not agree with the books; 0 for roles that do not see statements. */
      openLines: z.object({
        count: z.number().int(),
        /** The statement and the result under which the oldest of them is listed. */
        first: z
          .object({ statementId: z.number().int(), result: z.enum(['missing_here', 'differs']) })
          .nullable(),
      }),
      /** Days and hand-overs that riders contest, and the day of the oldest. */
      contested: z.object({ count: z.number().int(), firstDay: z.iso.date().nullable() }),
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
      /** The id of the payment, as in the issue. */
      id: z.uuid('id'),
      decision: z.enum(['accept', 'give_back'], 'invalid'),
      note: requiredText(limits.orderNote),
    }),
  }),
};
