/** Never a mailbox: the top-level name is reserved for that (RFC 2606). */
export const noMailbox = '@callers.invalid';

/** Stands where an account has no e-mail: of one who ordered by phone, or with a phone number. */
export function noMailboxOf(userId: string): string {
  return `${userId}${noMailbox}`;
}

/** Empty where the account has no e-mail that anybody reads. */
export function mailboxOf(email: string): string {
  return email.endsWith(noMailbox) ? '' : email;
}
