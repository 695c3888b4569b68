/** Ordered by the size of stored texts, the smallest first. */
const encodings = ['br', 'zstd', 'gzip'] as const;

export type Encoding = (typeof encodings)[number] | 'identity';

const mostRemembered = 200;
const remembered = new Map<string, Encoding>();

/** Browsers send the same few headers again and again, so each header is parsed once. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const read = readHeader(header);
  if (remembered.size < mostRemembered && header.length < 200) remembered.set(header, read);
  return read;
}

function readHeader(header: string): Encoding {
  const accepted = header.toLowerCase();
  return encodings.find((name) => allows(accepted, name)) ?? 'identity';
}

function allows(accepted: string, name: string): boolean {
  return new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepted);
}
