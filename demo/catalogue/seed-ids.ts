import { createHash } from 'node:crypto';

/** An id of 12 lower-case letters and digits. The same name gives the same id in every run and on every machine. */
export function seedId(kind: 'category' | 'sub-category' | 'product', name: string): string {
  const digest = createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 16);
  return BigInt(`0x${digest}`).toString(36).padStart(12, '0').slice(-12);
}
