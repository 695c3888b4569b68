import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { isStaffRole } from '#shared/access.ts';
import { type NoticeKind, noticeKindsFor } from '#shared/notices.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { kindsHeard, readMuted, writeMuted } from './muted-kinds.ts';

export type ChooseKinds = { id: string; kinds: readonly NoticeKind[] };

/**
 * Sets the kinds of notices that an owner lets a staff member get, out of those of the member's role. A kind that is turned on goes to
 * every device of the member that takes notices; the member may turn it off there again.
 */
export function chooseKinds(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  owner: Pick<CurrentUser, 'id'>,
  { id, kinds }: ChooseKinds,
): Promise<Outcome<undefined, 'STAFF_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['name', 'role', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!person || !isStaffRole(person.role) || person.status !== 'Active') return refuse('STAFF_NOT_FOUND');
    const muted = noticeKindsFor(person.role).filter((kind) => !kinds.includes(kind));
    const before = kindsHeard(person.role, await readMuted(tx, id));
    const after = kindsHeard(person.role, muted);
    await writeMuted(tx, id, muted);
    await addToDevices(tx, id, { before, after });
    await recordChange(tx, {
      ...{ actorId: owner.id, kind: 'staff', action: 'changed', at: clock.now() },
      ...{ subjectId: id, subjectName: person.name, before: { notices: before }, after: { notices: after } },
    });
    return succeed();
  });
}

type Heard = { before: readonly NoticeKind[]; after: readonly NoticeKind[] };

async function addToDevices(tx: Transaction, userId: string, { before, after }: Heard): Promise<void> {
  const added = after.filter((kind) => !before.includes(kind));
  if (added.length === 0) return;
  await tx
    .updateTable('pushDevices')
    .set({ kinds: sql`array(select distinct unnest(kinds || ${added}::text[]))` })
    .where('userId', '=', userId)
    .execute();
}
