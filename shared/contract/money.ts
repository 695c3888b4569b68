import { z } from 'zod';
import { spreadsheetFormats } from '../catalogue-files.ts';
import { endpoints } from '../endpoints.ts';
import { moneyLineKinds, moneyPlaces, moneyTables } from '../money-movements.ts';
import { call, readsOnly } from './call.ts';
import { instant, limits, optionalText, pageSizeField } from './fields.ts';

const moneyLineView = z.object({
  /** Identifies the line in the list. */
  key: z.string(),
  kind: z.enum(moneyLineKinds),
  place: z.enum(moneyPlaces),
  /** Below zero where it reverses another line. */
  amount: z.number().int(),
  /** The fee the provider kept for a payment or a refund, from its statement. */
  fee: z.number().int().nullable(),
  isSimulated: z.boolean(),
  /** The provider's number of the payment or refund. */
  reference: z.string(),
  note: z.string(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  riderName: z.string().nullable(),
  actorName: z.string().nullable(),
  at: instant,
});
export type MoneyLineView = z.output<typeof moneyLineView>;

export const moneyCalls = {
  list: call({
    endpoint: endpoints.money.list,
    access: 'manager',
    audit: readsOnly,
    summary:
      'Money that came, went back or is still to be given back, in cash and at every provider, the last line first.',
    input: z.object({
      place: z.enum(moneyPlaces, 'invalid').optional(),
      kind: z.enum(moneyLineKinds, 'invalid').optional(),
      /** Part of an order's number, or of a payment's number at its provider. */
      search: optionalText(limits.search).default(''),
      /** Days in Douala, both included. */
      from: z.iso.date('invalid').optional(),
      to: z.iso.date('invalid').optional(),
      /** The `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,17}-[a-z_]{1,20}-[\w-]{1,64}$/, 'invalid')
        .optional(),
      limit: pageSizeField.default(30),
    }),
    data: z.array(moneyLineView),
    beside: {
      next: z.string().nullable(),
      /** Sums over all lines that match, without test payments. */
      sums: z.object({
        came: z.number().int(),
        givenBack: z.number().int(),
        /** The part of `givenBack` that banks took in disputes that were lost. */
        takenBack: z.number().int(),
        fees: z.number().int(),
        owed: z.number().int(),
      }),
    },
  }),
  export: call({
    endpoint: endpoints.money.export,
    access: 'manager',
    audit: 'money',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 30, minutes: 10 },
    },
    summary:
      'Orders, payments, refunds or cash of some days as a table for the accountant; who took it is in the audit log.',
    input: z.object({
      table: z.enum(moneyTables, 'invalid'),
      format: z.enum(spreadsheetFormats, 'invalid').default('xlsx'),
      from: z.iso.date('invalid'),
      to: z.iso.date('invalid'),
    }),
    isDownload: true,
  }),
};
