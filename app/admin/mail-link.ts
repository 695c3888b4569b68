/**
 * Opens a mail to the address. Encoded, so that an address kept from earlier cannot add recipients; its `@` stays as it is, since
 * RFC 6068 wants it so and not every mail program reads it encoded.
 */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
