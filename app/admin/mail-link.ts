/**
 * A link that opens a mail to the address. It is encoded, so that an address saved long ago cannot add recipients; the `@` stays as it is,
 * since RFC 6068 requires it and not every mail program reads it encoded.
 */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
