import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { noteOpenLines } from './open-lines.ts';
import type { Statement } from './statement-queries.ts';

/** What taking a statement back removes. */
export type TakeBack = {
  /** The lines that it was the first to bring. */
  lines: number;
  /** Another statement of the provider is about some of the same days and may have some of these lines too. */
  isShared: boolean;
};

export async function describeTakeBack(
  db: Database,
  { id, provider, firstAt, lastAt }: Statement,
): Promise<TakeBack> {
  const { lines } = await db
    .selectFrom('statementLines')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('statementId', '=', id)
    .executeTakeFirstOrThrow();
  const other = await db
    .selectFrom('statements')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '<>', id)
    .where('firstAt', '<=', lastAt)
    .where('lastAt', '>=', firstAt)
    .limit(1)
    .executeTakeFirst();
  return { lines, isShared: other !== undefined };
}

/**
 * Removes a statement that was sent wrongly, with the lines that it was the first to bring; their fees leave the books with them. It stays
 * once anything was done with one of its lines.
 */
export function takeBackStatement(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  id: number,
): Promise<Outcome<undefined, 'STATEMENT_NOT_FOUND' | 'STATEMENT_IN_USE'>> {
  return transaction(db, async (tx) => {
    const statement = await tx
      .selectFrom('statements')
      .select(['provider', 'fileName', 'firstAt', 'lastAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!statement) return refuse('STATEMENT_NOT_FOUND');
    const inUse = await countInUse(tx, id);
    if (inUse > 0) return refuse('STATEMENT_IN_USE', { lines: inUse });
    const { numDeletedRows } = await tx
      .deleteFrom('statementLines')
      .where('statementId', '=', id)
      .executeTakeFirst();
    await tx.deleteFrom('statements').where('id', '=', id).execute();
    // A payment that was matched by one of these lines may be the one of another line.
    await noteOpenLines(tx, statement);
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'money', action: 'deleted', at: clock.now() },
      ...{ subjectId: String(id), subjectName: statement.fileName },
      before: { statementLines: Number(numDeletedRows) },
    });
    return succeed();
  });
}

/**
 * Counts the lines that were entered for an order or noted, and those from which a dispute was entered: it has the time of its line, or the
 * oldest of all (see note-stated-disputes.ts). Locks the lines first, so that none is entered or noted meanwhile.
 */
async function countInUse(tx: Transaction, statementId: number): Promise<number> {
  await tx
    .selectFrom('statementLines')
    .select('id')
    .where('statementId', '=', statementId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from statement_lines as line
    where statement_id = ${statementId} and (looked_at is not null or exists (
      select from disputes where disputes.id = any(reference_words) and disputes.provider = line.provider and line.kind = 'other'
        and said_at in (line.at, 'epoch')
    ))
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
