import { type Language, preferredLanguage } from '#shared/language.ts';

const mostRemembered = 200;
const remembered = new Map<string, Language>();

/** Browsers send the same few headers again and again, so each header is parsed once. */
export function askedLanguage(header: string | undefined): Language {
  if (header === undefined) return preferredLanguage(undefined);
  const known = remembered.get(header);
  if (known) return known;
  const read = preferredLanguage(header);
  if (remembered.size < mostRemembered && header.length < 200) remembered.set(header, read);
  return read;
}
