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
  /** What the person was then; null in entries from before roles. */
  actorRole: z.enum(roles).nullable(),
  kind: z.enum(auditKinds),
  action: z.enum(auditActions),
  subjectId: z.string(),
  /** Null where it bore a shopper's name and the shopper is gone. */
  subjectName: z.string().nullable(),
  /** Only what differs. */
  changes: z.array(z.object({ field: z.enum(auditFields), before: auditValue, after: auditValue })),
  /** It is one for many entries, which `partOf` asks for. */
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
      /** Words of what was changed, of who did it, or of what was and is there. */
      search: optionalText(limits.search).default(''),
      actor: idField.optional(),
      kind: z.enum(auditKinds, 'invalid').optional(),
      /** Days in Douala, both included. */
      from: z.iso.date('invalid').optional(),
      to: z.iso.date('invalid').optional(),
      /** What one entry `holds`. Without it and without a search those entries are left out. */
      partOf: requiredText(limits.shortText).optional(),
      /** The `id` of the last entry shown. */
      after: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
      limit: pageSizeField.default(30),
    }),
    data: z.array(auditEntryView),
    beside: {
      /** What `after` takes to go on; null at the end. */
      next: z.string().nullable(),
      /** Everybody who has an entry. */
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
    },
  }),
};
