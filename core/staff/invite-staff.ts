import { transaction } from '#db/transaction.ts';
import type { StaffRole } from '#shared/access.ts';
import { EMAIL } from '#shared/email-format.ts';
import { earlier } from '#shared/moments.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { hashSecretToken, newSecretToken } from '../accounts/secrets.ts';
import { parsePhone } from '../addresses/phone.ts';
import { recordChange } from '../audit/record-change.ts';
import { newId } from '../ids.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { staffInvitationMail } from './staff-mails.ts';
import { listOpenInvitations } from './staff-queries.ts';

/** The mail and the page say 'three days'. */
const VALID_DAYS = 3;
const MOST_OPEN = 30;

export type InviteStaff = {
  role: StaffRole;
  /** An e-mail address or a phone number. */
  contact: string;
};

/**
 * Makes a link that adds the owner of an address or number to the staff, once. The owner gets it, to send as she likes; one for an
 * e-mail address is also mailed. An earlier link for the same person ends. Riders are invited by their number.
 */
export async function inviteStaff(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  owner: CurrentUser,
  { role, contact: typed }: InviteStaff,
): Promise<Outcome<{ token: string; expiresAt: Date }, 'INVALID_FIELDS' | 'INVITATION_LIMIT'>> {
  const contact = readContact(role, typed);
  if (!contact)
    return refuse('INVALID_FIELDS', { fields: { contact: role === 'RIDER' ? 'phone' : 'contact' } });
  const token = newSecretToken();
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    if ((await listOpenInvitations(tx, now)).length >= MOST_OPEN) {
      return refuse('INVITATION_LIMIT', { most: MOST_OPEN });
    }
    await tx
      .updateTable('staffInvitations')
      .set({ withdrawnAt: now })
      .where('acceptedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .where((eb) => eb.or([eb('email', '=', contact.email), eb('phone', '=', contact.phone)]))
      .execute();
    const id = newId();
    const expiresAt = earlier(now, { days: -VALID_DAYS });
    await tx
      .insertInto('staffInvitations')
      .values({
        ...{ id, role, ...contact, expiresAt, createdAt: now },
        tokenHash: hashSecretToken(token),
        invitedBy: owner.id,
      })
      .execute();
    await recordChange(tx, {
      ...{ actorId: owner.id, kind: 'staff', action: 'invited', at: now },
      ...{ subjectId: id, subjectName: contact.email ?? contact.phone ?? '', after: { role } },
    });
    if (contact.email !== null) {
      const mail = staffInvitationMail(store.settings, { token, role, language: owner.language });
      await writeMail(tx, { ...mail, kind: 'staff invitation', recipient: contact.email, now });
    }
    return succeed({ token, expiresAt });
  });
}

function readContact(
  role: StaffRole,
  typed: string,
): { email: string; phone: null } | { email: null; phone: string } | undefined {
  const email = typed.trim().toLowerCase();
  if (email.includes('@')) return role !== 'RIDER' && EMAIL.test(email) ? { email, phone: null } : undefined;
  const phone = parsePhone(typed);
  return phone === undefined ? undefined : { email: null, phone };
}
