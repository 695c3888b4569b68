import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { AuditAction, AuditFacts, AuditKind } from '#shared/audit.ts';
import { differences } from './differences.ts';

export type RecordedChange = {
  /** The staff member who acts. */
  actorId: string;
  kind: AuditKind;
  action: AuditAction;
  subjectId: string;
  /**
   * The subject's name. Empty if that is a shopper's own name: the page reads it from the account while there is
   * one.
   */
  subjectName?: string;
  /** For an entry that sums up many: the name that its parts have as `partOf`. */
  holds?: string;
  partOf?: string;
  before?: AuditFacts;
  after?: AuditFacts;
  at: Date;
};

/**
 * Writes who changed what, in the transaction of the change. A form saved without a change writes nothing. Never pass
 * secrets or a shopper's personal data.
 */
export function recordChange(tx: Transaction, change: RecordedChange): Promise<void> {
  return recordChanges(tx, [change]);
}

/** `recordChange` for many subjects that one person changed at once. */
export async function recordChanges(tx: Transaction, changes: readonly RecordedChange[]): Promise<void> {
  const entries = changes.flatMap(({ before = {}, after = {}, subjectName = '', ...entry }) => {
    const differing = differences(before, after);
    return entry.action === 'changed' && differing.length === 0
      ? []
      : [{ ...entry, subjectName, changes: differing }];
  });
  if (entries.length === 0) return;
  await sql`
    insert into audit_entries (at, actor_id, actor_name, actor_role, kind, action, subject_id, subject_name, holds, part_of, changes)
    select entry.at, "actorId", coalesce(users.name, ''), users.role, entry.kind, action, "subjectId", "subjectName", holds, "partOf", changes
    from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as (
      at timestamptz, "actorId" text, kind text, action text, "subjectId" text, "subjectName" text, holds text, "partOf" text,
      changes jsonb
    )) with ordinality as entry
    left join users on users.id = "actorId"
    order by ordinality
  `.execute(tx);
}
