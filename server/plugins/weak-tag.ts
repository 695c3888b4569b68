import { createHash } from 'node:crypto';

/** The ETag of a text. Weak, because the same text is sent both plain and compressed. */
export function weakTag(text: string | Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
