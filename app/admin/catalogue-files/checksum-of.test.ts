import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { checksumOf } from './checksum-of.ts';

test.each([0, 1, 9, 2 * 1024 * 1024, 5_000_001])(
  'the checksum of %d bytes is the one that the server takes of them',
  async (size) => {
    const bytes = randomBytes(size);
    expect(await checksumOf(new Blob([bytes]))).toBe(crc32(bytes).toString(16).padStart(8, '0'));
  },
);

test('a checksum that begins with zeros has eight digits', async () => {
  let bytes = Buffer.from('0');
  for (let tries = 0; crc32(bytes) >= 0x01000000; tries += 1) bytes = Buffer.from(String(tries));
  expect(await checksumOf(new Blob([bytes]))).toMatch(/^00[0-9a-f]{6}$/);
});
