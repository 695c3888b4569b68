import { mailboxOf } from '#core/mail/mailbox.ts';
import { acceptInvitation, findInvitation } from '#core/staff/accept-invitation.ts';
import {
  changeStaffRole,
  dropSecondFactorOf,
  removeFromStaff,
  withdrawInvitation,
} from '#core/staff/change-staff.ts';
import { inviteStaff } from '#core/staff/invite-staff.ts';
import { listOpenInvitations, listStaff } from '#core/staff/staff-queries.ts';
import type { NounHandlers } from '../handler.ts';

export const staffHandlers: NounHandlers<'staff'> = {
  async list({ store, user }) {
    const [members, invitations] = await Promise.all([
      listStaff(store.db),
      listOpenInvitations(store.db, store.clock.now()),
    ]);
    return {
      message: 'done',
      data: {
        members: members.map((member) => ({
          ...member,
          email: mailboxOf(member.email),
          isYou: member.id === user.id,
        })),
        invitations,
      },
    };
  },

  async invite({ store, user }, wanted) {
    const outcome = await inviteStaff(store, user, wanted);
    return outcome.ok ? { message: 'staffInvited', data: outcome.value } : outcome;
  },

  async withdraw({ store, user }, { id }) {
    const outcome = await withdrawInvitation(store, user, id);
    return outcome.ok ? { message: 'invitationWithdrawn', data: null } : outcome;
  },

  async changeRole({ store, user }, wanted) {
    const outcome = await changeStaffRole(store, user, wanted);
    return outcome.ok ? { message: 'roleChanged', data: null } : outcome;
  },

  async remove({ store, user }, { id }) {
    const outcome = await removeFromStaff(store, user, id);
    return outcome.ok ? { message: 'staffRemoved', data: null } : outcome;
  },

  async dropSecondFactor({ store, user }, { id }) {
    const outcome = await dropSecondFactorOf(store, user, id);
    return outcome.ok ? { message: 'secondFactorOff', data: null } : outcome;
  },

  async findInvitation({ store }, { token }) {
    const outcome = await findInvitation(store, token);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },

  async accept({ store, user }, wanted) {
    const outcome = await acceptInvitation(store, user, wanted);
    return outcome.ok ? { message: 'staffJoined', data: outcome.value } : outcome;
  },
};
