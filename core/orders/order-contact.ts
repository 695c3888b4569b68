import { emailField } from '#shared/contract/fields.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';

type Sent = { email?: string | undefined; phone?: string | undefined };
type Contact = { email?: string; phone?: string };

/** Reads how to reach the shopper about an order; the default is the address's own e-mail and phone. */
export function readContact({ email, phone }: Sent): Outcome<Contact, 'INVALID_FIELDS'> {
  const fields: Record<string, string> = {};
  const contact: Contact = {};
  if (email) {
    const read = emailField.safeParse(email);
    if (read.success) contact.email = read.data;
    else fields.email = 'email';
  }
  if (phone) {
    const read = parsePhone(phone);
    if (read !== undefined) contact.phone = read;
    else fields.phone = 'phone';
  }
  return Object.keys(fields).length > 0 ? refuse('INVALID_FIELDS', { fields }) : succeed(contact);
}
