/** Never a mailbox: the top-level domain `.invalid` is reserved (RFC 2606). */
export const noMailbox = '@callers.invalid';

/** A placeholder for an account without e-mail, made for an order by phone or registered with a phone number. */
export function noMailboxOf(userId: string): string {
  return `${userId}${noMailbox}`;
}

/** The account's e-mail; empty if it is only a placeholder. */
export function mailboxOf(email: string): string {
  return email.endsWith(noMailbox) ? '' : email;
}
