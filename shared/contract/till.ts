import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { movementKinds, movementSources } from '../money-movements.ts';
import { noteAndCoinKeys, tillEntryKinds } from '../till.ts';
import { call, readsOnly } from './call.ts';
import {
  cashField,
  countField,
  instant,
  limits,
  optionalText,
  pageSizeField,
  priceField,
  requiredText,
  wholeNumber,
} from './fields.ts';

const tillIdField = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const expectedField = wholeNumber(-2_147_483_648, 2_147_483_647);

const tillView = z.object({
  id: z.number().int(),
  openedAt: instant,
  openedBy: z.string().nullable(),
  /** The cash left in the drawer by the last closing and by movements since; null for the first till. */
  carried: z.number().int().nullable(),
  openingFloat: z.number().int(),
  openingNote: z.string(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  /** The cash in the till according to the books; for a closed till, at its closing. */
  expected: z.number().int(),
  counted: z.number().int().nullable(),
  counts: z.partialRecord(z.enum(noteAndCoinKeys), z.number().int()).nullable(),
  closingNote: z.string(),
  sums: z.object({
    collected: z.number().int(),
    handedOver: z.number().int(),
    paidIn: z.number().int(),
    givenBack: z.number().int(),
    paidOut: z.number().int(),
    banked: z.number().int(),
  }),
});
export type TillView = z.output<typeof tillView>;

const tillLineView = z.object({
  source: z.enum(movementSources),
  sourceId: z.string(),
  kind: z.enum(movementKinds),
  /** Below zero where it reverses another line. */
  amount: z.number().int(),
  note: z.string(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  riderName: z.string().nullable(),
  actorName: z.string().nullable(),
  /** An entry of the till itself that can still be reversed. */
  isValid: z.boolean(),
  /** Recorded after the till was closed. */
  isAfterClosing: z.boolean(),
  at: instant,
});
export type TillLineView = z.output<typeof tillLineView>;

const tillReportView = z.object({ till: tillView, lines: z.array(tillLineView) });
export type TillReportView = z.output<typeof tillReportView>;

const tillNowView = z.object({
  /** Null while no till is open. */
  open: tillReportView.nullable(),
  /** The cash counted at the last closing, and cash that came or went since without a till; null before the first closing. */
  last: z.object({ counted: z.number().int(), since: z.number().int() }).nullable(),
});
export type TillNowView = z.output<typeof tillNowView>;

const ofTill = { audit: 'till', data: tillNowView } as const;

export const tillCalls = {
  get: call({
    endpoint: endpoints.till.get,
    access: 'orders',
    audit: readsOnly,
    summary: 'The till that is open with what went through it, or what the next one should be opened with.',
    data: tillNowView,
  }),
  open: call({
    ...ofTill,
    endpoint: endpoints.till.open,
    access: 'orders',
    summary: 'Opens the till with a float; one till is open at a time.',
    input: z.object({
      float: cashField,
      /** Why the float differs from what the last closing left; required in that case. */
      note: optionalText(limits.shortText).default(''),
    }),
  }),
  noteEntry: call({
    ...ofTill,
    endpoint: endpoints.till.noteEntry,
    access: 'orders',
    summary: 'Cash that is put into the open till, paid out of it or brought to the bank.',
    input: z.object({
      kind: z.enum(tillEntryKinds, 'required'),
      amount: priceField,
      /** What the cash is for. */
      note: requiredText(limits.shortText),
      /** The till's cash as it was shown; the call is refused if it has changed. */
      shown: expectedField,
    }),
  }),
  takeBack: call({
    ...ofTill,
    endpoint: endpoints.till.takeBack,
    access: 'manager',
    summary: 'Takes an entry of a till back by another one.',
    input: z.object({ entryId: tillIdField, note: requiredText(limits.shortText) }),
  }),
  close: call({
    ...ofTill,
    endpoint: endpoints.till.close,
    access: 'orders',
    summary: 'Closes the till with what was counted; a difference is explained.',
    input: z.object({
      till: tillIdField,
      /** The till's cash as it was shown; the call is refused if it has changed. */
      expected: expectedField,
      counted: cashField,
      /** How many of each note and coin, where they were counted one by one; they add up to `counted`. */
      counts: z.partialRecord(z.enum(noteAndCoinKeys), countField).optional(),
      note: optionalText(limits.shortText).default(''),
    }),
  }),
  list: call({
    endpoint: endpoints.till.list,
    access: 'manager',
    audit: readsOnly,
    summary: 'Tills that were closed with their differences, the last one first.',
    input: z.object({
      /** The `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,17}$/, 'invalid')
        .optional(),
      limit: pageSizeField.default(30),
    }),
    data: z.array(tillView),
    beside: { next: z.string().nullable() },
  }),
  getReport: call({
    endpoint: endpoints.till.getReport,
    access: 'orders',
    audit: readsOnly,
    summary: 'One till with everything that went through it.',
    input: z.object({ till: tillIdField }),
    data: tillReportView,
  }),
};
