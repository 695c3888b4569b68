import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { statementLimits, statementLineKinds, statementProviders, statementResults } from '../statements.ts';
import { call, readsOnly } from './call.ts';
import { instant, limits, pageOf, pageSizeField, requiredText, wholeNumber } from './fields.ts';

const count = z.number().int();
const columnTitle = z.string().max(statementLimits.title, `max:${statementLimits.title}`).optional();

const statementView = z.object({
  id: count,
  provider: z.enum(statementProviders),
  fileName: z.string(),
  firstAt: instant,
  lastAt: instant,
  /** Rows that report no movement of money. */
  skippedCount: count,
  actorName: z.string().nullable(),
  createdAt: instant,
});
export type StatementView = z.output<typeof statementView>;

const comparedView = z.object({
  /** The line of the statement; null where there is none. */
  lineId: count.nullable(),
  result: z.enum(statementResults),
  kind: z.enum(statementLineKinds),
  at: instant,
  reference: z.string(),
  /** In francs; null on the side that has no such line. */
  stated: count.nullable(),
  known: count.nullable(),
  fee: count,
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  lookNote: z.string().nullable(),
});
export type ComparedView = z.output<typeof comparedView>;

const statementId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const statementCalls = {
  upload: call({
    endpoint: endpoints.statements.upload,
    access: 'manager',
    audit: 'money',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 30, minutes: 60 },
    },
    summary: `Takes a provider's statement (CSV or XLSX, at most ${statementLimits.megabytes} MB). A line that is known already is not entered again; fees become movements, nothing else moves.`,
    /** The titles of columns, needed where the file itself does not show what they hold. */
    input: z.object({
      provider: z.enum(statementProviders, 'invalid'),
      fileName: requiredText(limits.name),
      date: columnTitle,
      reference: columnTitle,
      amount: columnTitle,
      otherReference: columnTitle,
      fee: columnTitle,
      status: columnTitle,
    }),
    fileField: 'file',
    streamsMegabytes: statementLimits.megabytes,
    data: z.union([
      z.object({ statementId: count, newLines: count }),
      /** Returned where the columns have to be named first. */
      z.object({
        titles: z.array(z.string()),
        samples: z.array(z.array(z.string())),
        suggestion: z.record(z.string(), z.string()),
      }),
    ]),
  }),
  list: call({
    endpoint: endpoints.statements.list,
    access: 'manager',
    audit: readsOnly,
    summary: 'The statements of providers, the last one first.',
    input: z.object({ limit: pageSizeField.default(30) }),
    data: z.array(statementView),
  }),
  compare: call({
    endpoint: endpoints.statements.compare,
    access: 'manager',
    audit: readsOnly,
    summary: 'What a statement says beside what the books say of the same days.',
    input: z.object({
      id: statementId,
      result: z.enum(statementResults, 'invalid').default('missing_here'),
      ...pageOf(30),
    }),
    data: z.array(comparedView),
    beside: {
      statement: statementView,
      sums: z.array(
        z.object({
          result: z.enum(statementResults),
          count,
          /** How many of these have no note. */
          open: count,
          stated: count,
          known: count,
          fees: count,
        }),
      ),
      /** What taking this statement back removes. */
      takeBack: z.object({
        /** The lines that it was the first to bring. */
        lines: count,
        /** Another statement of the provider is about some of the same days and may have some of these lines too. */
        isShared: z.boolean(),
      }),
    },
  }),
  lookAt: call({
    endpoint: endpoints.statements.lookAt,
    access: 'manager',
    audit: 'money',
    summary: 'Notes what was found out about a line of a statement.',
    input: z.object({ lineId: statementId, note: requiredText(statementLimits.note) }),
  }),
  bookLine: call({
    endpoint: endpoints.statements.bookLine,
    access: 'manager',
    audit: 'money',
    summary:
      'Enters money that only a statement knows as the payment of an order: it pays what is due, and what the order does not need is due back.',
    input: z.object({
      lineId: statementId,
      orderNumber: requiredText(limits.name),
      note: requiredText(statementLimits.note),
    }),
  }),
  takeBack: call({
    endpoint: endpoints.statements.takeBack,
    access: 'manager',
    audit: 'money',
    summary:
      'Takes back a statement that was sent wrongly, with its lines and their fees; refused once a line is in use.',
    input: z.object({ id: statementId }),
  }),
};
