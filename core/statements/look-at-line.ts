import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';

/** Notes what staff found out about a line that the books lack or have with another amount. */
export function lookAtLine(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { lineId, note }: { lineId: number; note: string },
): Promise<Outcome<undefined, 'STATEMENT_NOT_FOUND'>> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    const line = await tx
      .updateTable('statementLines')
      .set({ lookedAt: at, lookedBy: staff.id, lookNote: note })
      .where('id', '=', lineId)
      .returning(['statementId', 'reference'])
      .executeTakeFirst();
    if (!line) return refuse('STATEMENT_NOT_FOUND');
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'money', action: 'noted', at },
      ...{ subjectId: String(line.statementId), subjectName: line.reference, after: { note } },
    });
    return succeed();
  });
}
