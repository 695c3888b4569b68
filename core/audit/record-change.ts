import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { Role } from '#shared/access.ts';
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

/** Each entry looks up its actor twice, so that planning 2,000 of them came near the time limit of a statement on a slow machine. */
const ENTRIES_AT_ONCE = 250;

/** `recordChange` for many subjects that one person changed at once. */
export async function recordChanges(tx: Transaction, changes: readonly RecordedChange[]): Promise<void> {
  const entries = changes.flatMap(({ before = {}, after = {}, subjectName = '', ...entry }) => {
    const differing = differences(before, after);
    if (entry.action === 'changed' && differing.length === 0) return [];
    return {
      ...entry,
      actorName: sql<string>`coalesce((select name from users where id = ${entry.actorId}), '')`,
      actorRole: sql<Role | null>`(select role from users where id = ${entry.actorId})`,
      subjectName,
      changes: JSON.stringify(differing),
    };
  });
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const some = entries.slice(from, from + ENTRIES_AT_ONCE);
    await tx.insertInto('auditEntries').values(some).execute();
  }
}
