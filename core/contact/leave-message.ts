import type { ContactSubject } from '#shared/contact-subjects.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';

export type LeaveMessage = {
  name: string;
  email: string;
  /** Empty if the visitor gave none. */
  phone: string;
  subject: ContactSubject;
  message: string;
  language: Language;
};

/** Stores a message of the contact form for the inbox (decision 29). */
export async function leaveMessage(
  store: Pick<Store, 'db' | 'clock'>,
  { phone: typedPhone, ...message }: LeaveMessage,
): Promise<Outcome<undefined, 'INVALID_FIELDS'>> {
  const phone = typedPhone === '' ? null : parsePhone(typedPhone);
  if (phone === undefined) return refuse('INVALID_FIELDS', { fields: { phone: 'phone' } });

  const now = store.clock.now();
  await store.db
    .insertInto('contactMessages')
    .values({ ...message, phone, id: newId(), consentedAt: now, createdAt: now })
    .execute();
  return succeed();
}
