import { createHash } from 'node:crypto';

/** The same key is the same id in every run and on every machine: 12 lower-case letters and digits. */
export function seedId(kind: 'category' | 'sub-category' | 'product', key: string): string {
  const digest = createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 16);
  return BigInt(`0x${digest}`).toString(36).padStart(12, '0').slice(-12);
}
