import { z } from 'zod';
import { roles } from '../access.ts';
import { auditActions, auditFields, auditKinds } from '../audit.ts';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import {
  idField,
  instant,
  limits,
  optionalText,
  pageSizeField,
  requiredText,
  wholeNumber,
} from './fields.ts';

const auditValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const auditEntryView = z.object({
  id: z.number().int(),
  at: instant,
  actorName: z.string(),
  /** The person's role at that time; null in entries from before roles. */
  actorRole: z.enum(roles).nullable(),
  kind: z.enum(auditKinds),
  action: z.enum(auditActions),
  subjectId: z.string(),
  /** Null where it was the name of a shopper who has since been deleted. */
  subjectName: z.string().nullable(),
  /** Only the fields that differ. */
  changes: z.array(z.object({ field: z.enum(auditFields), before: auditValue, after: auditValue })),
  /** Set on an entry that sums up many: the value for `partOf`, which lists them. */
  holds: z.string().nullable(),
});
export type AuditEntryView = z.output<typeof auditEntryView>;

export const auditCalls = {
  list: call({
    endpoint: endpoints.audit.list,
    access: 'manager',
    audit: readsOnly,
    summary: 'Who of the shop changed what, the last change first.',
    input: z.object({
      /** Words of the subject, of the person who made the change, or of the values before and after. */
      search: optionalText(limits.search).default(''),
      actor: idField.optional(),
      kind: z.enum(auditKinds, 'invalid').optional(),
      /** Days in Douala, both included. */
      from: z.iso.date('invalid').optional(),
      to: z.iso.date('invalid').optional(),
      /** The `holds` of an entry that sums up many. Without it and without a search the summed-up entries are left out. */
      partOf: requiredText(limits.shortText).optional(),
      /** The `id` of the last entry shown. */
      after: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
      limit: pageSizeField.default(30),
    }),
    data: z.array(auditEntryView),
    beside: {
      /** The value of `after` for the next page; null at the end. */
      next: z.string().nullable(),
      /** Every person who has an entry. */
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
    },
  }),
};
