import { type Transaction, transaction } from '#db/transaction.ts';
import { isStaffRole, type StaffRole } from '#shared/access.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { changeRole, lockRoles } from '../accounts/change-role.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { dropSecondFactor } from '../accounts/second-factor.ts';
import { recordChange } from '../audit/record-change.ts';
import { unlinkRider } from '../cash/link-rider.ts';
import type { Store } from '../store.ts';

type Refusals = 'STAFF_NOT_FOUND' | 'STAFF_ONESELF' | 'NO_PERMISSION';

export type ChangeStaffRole = {
  id: string;
  role: Exclude<StaffRole, 'RIDER'>;
  /** The role that the owner's screen showed. */
  shown: StaffRole;
};

/**
 * Changes a role, from the person's next request on. Only owners change roles, and never their own, so one owner always remains.
 * Riders join by an invitation, which has their number.
 */
export function changeStaffRole(
  store: Pick<Store, 'db' | 'clock' | 'shopSettings'>,
  owner: CurrentUser,
  { id, role, shown }: ChangeStaffRole,
): Promise<Outcome<undefined, Refusals | 'STAFF_CHANGED'>> {
  return transaction(store.db, async (tx) => {
    const found = await lockMember(tx, owner, id);
    if (!found.ok) return found;
    const { name, role: before } = found.value;
    if (before === role) return succeed();
    if (before !== shown || before === 'RIDER') return refuse('STAFF_CHANGED');
    await changeRole(tx, store, { userId: id, role });
    await recordChange(tx, {
      ...{ actorId: owner.id, kind: 'staff', action: 'changed', at: store.clock.now() },
      ...{ subjectId: id, subjectName: name, before: { role: before }, after: { role } },
    });
    return succeed();
  });
}

/** Removes a person from the staff. The account stays as a customer's; all its access to the shop's work ends at once. */
export function removeFromStaff(
  store: Pick<Store, 'db' | 'clock' | 'shopSettings'>,
  owner: CurrentUser,
  id: string,
): Promise<Outcome<undefined, Refusals>> {
  return transaction(store.db, async (tx) => {
    const found = await lockMember(tx, owner, id);
    if (!found.ok) return found;
    const { name, role } = found.value;
    await changeRole(tx, store, { userId: id, role: 'USER' });
    await endSessions({ db: tx, clock: store.clock }, id);
    await unlinkRider(tx, id);
    await recordChange(tx, {
      ...{ actorId: owner.id, kind: 'staff', action: 'deleted', at: store.clock.now() },
      ...{ subjectId: id, subjectName: name, before: { role } },
    });
    return succeed();
  });
}

/** Turns off a person's second factor after the phone and the recovery codes were lost: the password is enough until a new phone is set up. */
export function dropSecondFactorOf(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  owner: CurrentUser,
  id: string,
): Promise<Outcome<undefined, Refusals>> {
  return transaction(store.db, async (tx) => {
    const found = await lockMember(tx, owner, id);
    if (!found.ok) return found;
    await dropSecondFactor(store, tx, { actorId: owner.id, userId: id, at: store.clock.now() });
    await endSessions({ db: tx, clock: store.clock }, id);
    return succeed();
  });
}

/** Locks a staff member other than the owner who asks, who may have lost that role while waiting for the lock. */
async function lockMember(
  tx: Transaction,
  owner: CurrentUser,
  id: string,
): Promise<Outcome<{ name: string; role: StaffRole }, Refusals>> {
  await lockRoles(tx);
  if (owner.id === id) return refuse('STAFF_ONESELF');
  const asking = await tx.selectFrom('users').select('role').where('id', '=', owner.id).executeTakeFirst();
  if (asking?.role !== 'OWNER') return refuse('NO_PERMISSION');
  const member = await tx
    .selectFrom('users')
    .select(['name', 'role'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!member || !isStaffRole(member.role)) return refuse('STAFF_NOT_FOUND');
  return succeed({ name: member.name, role: member.role });
}

/** Withdraws an invitation, so that its link no longer works. */
export function withdrawInvitation(
  store: Pick<Store, 'db' | 'clock'>,
  owner: CurrentUser,
  id: string,
): Promise<Outcome<undefined, 'LINK_ENDED'>> {
  return transaction(store.db, async (tx) => {
    const at = store.clock.now();
    const withdrawn = await tx
      .updateTable('staffInvitations')
      .set({ withdrawnAt: at })
      .where('id', '=', id)
      .where('acceptedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .returning(['email', 'phone', 'role'])
      .executeTakeFirst();
    if (!withdrawn) return refuse('LINK_ENDED');
    const { email, phone, role } = withdrawn;
    await recordChange(tx, {
      ...{ actorId: owner.id, kind: 'staff', action: 'deleted', at },
      ...{ subjectId: id, subjectName: email ?? phone ?? '', before: { role } },
    });
    return succeed();
  });
}
