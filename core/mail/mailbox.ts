/** Never a mailbox: the top-level name is reserved for that (RFC 2606). */
export const noMailbox = '@callers.invalid';

/** In place of an e-mail that an account does not have: of one who ordered by phone, or with a phone number. */
export function noMailboxOf(userId: string): string {
  return `${userId}${noMailbox}`;
}

/** Empty where the account has no e-mail that anyone reads. */
export function mailboxOf(email: string): string {
  return email.endsWith(noMailbox) ? '' : email;
}
