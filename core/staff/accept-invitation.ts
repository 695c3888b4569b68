import { type Transaction, transaction } from '#db/transaction.ts';
import { isStaffRole, type StaffRole } from '#shared/access.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { changeRole, lockRoles } from '../accounts/change-role.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { hashSecretToken } from '../accounts/secrets.ts';
import { parsePhone } from '../addresses/phone.ts';
import { recordChange } from '../audit/record-change.ts';
import { linkRider } from '../cash/link-rider.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { staffJoinedMail } from './staff-mails.ts';

/** The limit of wrong contacts, so that no one who finds a link can try number after number. */
const MOST_TRIES = 5;

export type Invitation = { role: StaffRole; invitedBy: string; isForEmail: boolean; expiresAt: Date };

/** The content of the link's page, without the address or number it was sent to, which the reader has to know. */
export async function findInvitation(
  store: Pick<Store, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<Invitation, 'LINK_ENDED'>> {
  const found = await store.db
    .selectFrom('staffInvitations as invitation')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(['invitation.role', 'invitation.email', 'invitation.expiresAt', 'inviter.name as invitedBy'])
    .where('invitation.tokenHash', '=', hashSecretToken(token))
    .where('invitation.acceptedAt', 'is', null)
    .where('invitation.withdrawnAt', 'is', null)
    .where('invitation.wrongTries', '<', MOST_TRIES)
    .where('invitation.expiresAt', '>', store.clock.now())
    .where('inviter.role', '=', 'OWNER')
    .executeTakeFirst();
  if (!found) return refuse('LINK_ENDED');
  const { email, role, invitedBy, expiresAt } = found;
  return succeed({ role, invitedBy, expiresAt, isForEmail: email !== null });
}

export type AcceptInvitation = { token: string; contact: string };
export type AcceptRefusal = 'LINK_ENDED' | 'STAFF_ALREADY' | 'INVALID_FIELDS' | 'RIDER_KNOWN';

/**
 * Gives the logged-in account the role. The user must enter the number the link was sent to, or be logged in with the e-mail address
 * it was sent to; a person who only found the link cannot. All owners are notified.
 */
export async function acceptInvitation(
  store: Pick<Store, 'db' | 'clock' | 'settings' | 'shopSettings'>,
  user: CurrentUser,
  asked: AcceptInvitation,
): Promise<Outcome<{ role: StaffRole }, AcceptRefusal>> {
  // A wrong number is counted, so its transaction must not be rolled back.
  const outcome = await transaction(store.db, (tx) => accept(tx, store, user, asked));
  return 'wrongContact' in outcome
    ? refuse('INVALID_FIELDS', { fields: { contact: outcome.wrongContact } })
    : outcome;
}

type WrongContact = { wrongContact: 'invitedEmail' | 'invitedPhone' };

async function accept(
  tx: Transaction,
  store: Pick<Store, 'clock' | 'settings' | 'shopSettings'>,
  user: CurrentUser,
  { token, contact }: AcceptInvitation,
): Promise<Outcome<{ role: StaffRole }, AcceptRefusal> | WrongContact> {
  const now = store.clock.now();
  await lockRoles(tx);
  const account = await tx
    .selectFrom('users')
    .select(['id', 'role', 'name', 'email'])
    .where('id', '=', user.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const invitation = await tx
    .selectFrom('staffInvitations')
    .selectAll()
    .where('tokenHash', '=', hashSecretToken(token))
    .forUpdate()
    .executeTakeFirst();
  // A second press or a second tab of the person who has accepted already.
  if (invitation?.acceptedBy === user.id && account.role === invitation.role) {
    return succeed({ role: invitation.role });
  }
  if (!invitation || !(await isOpen(tx, invitation, now))) return refuse('LINK_ENDED');
  if (isStaffRole(account.role)) return refuse('STAFF_ALREADY');
  const { id, role, email, phone } = invitation;
  const isRightContact =
    email === null ? parsePhone(contact) === phone : email.toLowerCase() === account.email.toLowerCase();
  if (!isRightContact) {
    await tx
      .updateTable('staffInvitations')
      .set(({ eb }) => ({ wrongTries: eb('wrongTries', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return { wrongContact: email === null ? 'invitedPhone' : 'invitedEmail' };
  }
  if (role === 'RIDER' && phone !== null) {
    const linked = await linkRider(tx, store, { userId: user.id, name: account.name, phone });
    if (!linked.ok) return linked;
  }
  await changeRole(tx, store, { userId: user.id, role });
  await tx
    .updateTable('staffInvitations')
    .set({ acceptedAt: now, acceptedBy: user.id })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, {
    ...{ actorId: user.id, kind: 'staff', action: 'added', at: now },
    ...{ subjectId: user.id, subjectName: account.name, after: { role } },
  });
  await tellOwners(tx, store, { account, role });
  return succeed({ role });
}

type KeptInvitation = {
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
  expiresAt: Date;
  wrongTries: number;
  invitedBy: string;
};

/** Whether an invitation still works. Those of a person who is no longer an owner do not. */
async function isOpen(tx: Transaction, invitation: KeptInvitation, now: Date): Promise<boolean> {
  const { acceptedAt, withdrawnAt, expiresAt, wrongTries, invitedBy } = invitation;
  if (acceptedAt !== null || withdrawnAt !== null || expiresAt <= now || wrongTries >= MOST_TRIES)
    return false;
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', invitedBy)
    .where('role', '=', 'OWNER')
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return owner !== undefined;
}

type Joined = { account: { id: string; name: string; email: string }; role: StaffRole };

async function tellOwners(
  tx: Transaction,
  { clock, settings }: Pick<Store, 'clock' | 'settings'>,
  { account, role }: Joined,
): Promise<void> {
  const owners = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'OWNER')
    .where('status', '=', 'Active')
    .where('id', '!=', account.id)
    .execute();
  for (const { email: recipient, language } of owners) {
    const mail = staffJoinedMail(settings, { name: account.name, email: account.email, role, language });
    await writeMail(tx, { ...mail, kind: 'staff joined', recipient: mailboxOf(recipient), now: clock.now() });
  }
}
