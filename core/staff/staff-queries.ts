import type { Database } from '#db/client.ts';
import { isStaffRole, type StaffRole, staffRoles } from '#shared/access.ts';

export type StaffMember = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  role: StaffRole;
  since: Date;
  /** The last use of the newest session, even if it has ended; null without any. */
  lastSeenAt: Date | null;
  hasSecondFactor: boolean;
};

/** All staff, owners first. */
export async function listStaff(db: Database): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .select((user) => [
      'id',
      'name',
      'email',
      'mobile',
      'role',
      'roleSince as since',
      user
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.lastSeenAt').as('seen'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastSeenAt'),
      user
        .exists(
          user
            .selectFrom('secondFactors')
            .select('secondFactors.userId')
            .whereRef('secondFactors.userId', '=', 'users.id')
            .where('secondFactors.confirmedAt', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    ])
    .where('role', '!=', 'USER')
    .where('status', '=', 'Active')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const members = rows.flatMap(({ role, ...row }) => (isStaffRole(role) ? [{ ...row, role }] : []));
  return members.toSorted((a, b) => staffRoles.indexOf(a.role) - staffRoles.indexOf(b.role));
}

export type OpenInvitation = {
  id: string;
  role: StaffRole;
  /** The address or number that the invitation was sent to. */
  contact: string;
  invitedBy: string;
  expiresAt: Date;
};

/** The invitations whose link still works, newest first. */
export async function listOpenInvitations(db: Database, now: Date): Promise<OpenInvitation[]> {
  return db
    .selectFrom('staffInvitations as invitation')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(({ fn, val }) => [
      'invitation.id',
      'invitation.role',
      'invitation.expiresAt',
      'inviter.name as invitedBy',
      fn.coalesce('invitation.email', 'invitation.phone', val('')).as('contact'),
    ])
    .where('invitation.acceptedAt', 'is', null)
    .where('invitation.withdrawnAt', 'is', null)
    .where('invitation.expiresAt', '>', now)
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id')
    .execute();
}
