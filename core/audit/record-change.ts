import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { AuditAction, AuditChange, AuditFacts, AuditKind } from '#shared/audit.ts';
import { differences } from './differences.ts';

export type RecordedChange = {
  /** The admin who acts. */
  actorId: string;
  kind: AuditKind;
  action: AuditAction;
  subjectId: string;
  /** What people call it. Empty for whatever bears a shopper's name: the page reads that where it still stands. */
  subjectName?: string;
  before?: AuditFacts;
  after?: AuditFacts;
  at: Date;
};

/**
 * Writes who changed what, in the transaction of the change, so that neither stands without the other. A form that was
 * saved as it was leaves nothing. Secrets and what is known of shoppers are not handed in here.
 */
export async function recordChange(
  open: Transaction,
  { actorId, before = {}, after = {}, subjectName = '', ...entry }: RecordedChange,
): Promise<void> {
  const changes = differences(before, after);
  if (entry.action === 'changed' && changes.length === 0) return;
  await open
    .insertInto('auditEntries')
    .values({
      ...entry,
      actorId,
      actorName: sql<string>`coalesce((select name from users where id = ${actorId}), '')`,
      subjectName,
      changes: sql<AuditChange[]>`${JSON.stringify(changes)}::jsonb`,
    })
    .execute();
}
