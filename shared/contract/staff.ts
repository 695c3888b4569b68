import { z } from 'zod';
import { staffRoles } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import { idField, instant, limits, optionalText, requiredText } from './fields.ts';

const roleField = z.enum(staffRoles, 'invalid');
/** Riders join by an invitation, which contains their number. */
const officeRoleField = roleField.exclude(['RIDER'], 'invalid');

const memberView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  role: z.enum(staffRoles),
  since: instant,
  lastSeenAt: instant.nullable(),
  /** Logs in with a code of an app in addition to the password. */
  hasSecondFactor: z.boolean(),
  /** The user who asks. */
  isYou: z.boolean(),
});
export type StaffMemberView = z.output<typeof memberView>;

const invitationView = z.object({
  id: z.string(),
  role: z.enum(staffRoles),
  contact: z.string(),
  invitedBy: z.string(),
  expiresAt: instant,
});
export type InvitationView = z.output<typeof invitationView>;

const ofLinks = {
  perAddress: { requests: 100, minutes: 10 },
  perAccount: { requests: 30, minutes: 10 },
};

export const staffCalls = {
  list: call({
    endpoint: endpoints.staff.list,
    access: 'owner',
    audit: readsOnly,
    summary: 'Everybody who works in the shop, and the invitations that are open.',
    data: z.object({ members: z.array(memberView), invitations: z.array(invitationView) }),
  }),
  invite: call({
    endpoint: endpoints.staff.invite,
    access: 'owner',
    audit: 'staff',
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 60, minutes: 60 },
    },
    summary:
      'Makes a link by which one person joins the staff, once; mails it where it is for an e-mail address.',
    input: z.object({
      role: roleField,
      /** An e-mail address or a phone number; for a rider a phone number. */
      contact: requiredText(limits.email),
    }),
    data: z.object({ token: z.string(), expiresAt: instant }),
  }),
  withdraw: call({
    endpoint: endpoints.staff.withdraw,
    access: 'owner',
    audit: 'staff',
    summary: 'Ends an invitation that no one has accepted.',
    input: z.object({ id: idField }),
  }),
  changeRole: call({
    endpoint: endpoints.staff.changeRole,
    access: 'owner',
    audit: 'staff',
    summary: 'Gives one of the staff another role, from the next call on.',
    input: z.object({ id: idField, role: officeRoleField, shown: roleField }),
  }),
  remove: call({
    endpoint: endpoints.staff.remove,
    access: 'owner',
    audit: 'staff',
    summary: 'Makes one of the staff a customer again and ends every session of that account.',
    input: z.object({ id: idField }),
  }),
  dropSecondFactor: call({
    endpoint: endpoints.staff.dropSecondFactor,
    access: 'owner',
    audit: 'staff',
    summary: 'Takes the second factor off an account whose phone is lost, and ends every session of it.',
    input: z.object({ id: idField }),
  }),
  findInvitation: call({
    endpoint: endpoints.staff.findInvitation,
    access: 'public',
    limit: ofLinks,
    summary: 'What an invitation offers.',
    input: z.object({ token: requiredText(limits.shortText) }),
    data: z.object({
      role: z.enum(staffRoles),
      invitedBy: z.string(),
      /** The account must have the e-mail address the invitation was sent to; otherwise the number is asked for. */
      isForEmail: z.boolean(),
      expiresAt: instant,
    }),
  }),
  accept: call({
    endpoint: endpoints.staff.accept,
    access: 'user',
    limit: ofLinks,
    summary: 'Makes the account one of the staff, by its invitation.',
    input: z.object({
      token: requiredText(limits.shortText),
      /** The number the invitation was sent to; empty for an invitation by e-mail. */
      contact: optionalText(limits.phone).default(''),
    }),
    data: z.object({ role: z.enum(staffRoles) }),
  }),
};
