import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isTestFile, readSourceFiles } from './architecture/source-files.ts';

// The test reads every file of the repository.
vi.setConfig({ testTimeout: 60_000 });

const shop = readSourceFiles(resolve(import.meta.dirname, '..')).filter(
  ({ path }) => /^(core|adapters|server|db|shared|scripts)\//.test(path) && !isTestFile(path),
);
const withKeys = shop.filter(({ source }) => source.includes("from 'node:crypto'"));

function found(pattern: RegExp): string[] {
  const words = withKeys.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, word = '']) => word));
  return [...new Set(words)].toSorted();
}

test('the shop hashes and signs with SHA-256, seals with AES in GCM and knows one curve', () => {
  expect(withKeys.length).toBeGreaterThan(20);
  expect(found(/\b(?:createHash|createHmac|hash|hkdfSync|sign|verify|pbkdf2\w*)\(\s*'([^']+)'/g)).toEqual([
    'sha256',
  ]);
  expect(
    found(/'((?:aes|aria|bf|blowfish|camellia|cast|chacha|des|idea|rc\d|seed|sm\d)\d*-[\w-]+)'/gi),
  ).toEqual([...['aes-128-gcm', 'aes-256-gcm']]);
  expect(found(/\bcreateECDH\('([^']+)'/g)).toEqual(['prime256v1']);
  expect(found(/\b(createSign|createDiffieHellman|publicEncrypt|privateDecrypt|md5|sha1)\b/gi)).toEqual([]);
});

test('chance that can be foretold decides about a pause only', () => {
  const users = shop.filter(({ source }) => source.includes('Math.random'));
  expect(users.map(({ path }) => path)).toEqual(['db/transaction.ts']);
});

test('nothing switches off that the certificates of others are checked', async () => {
  const off = /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|--use-openssl|no-verify|insecure/;
  expect(shop.filter(({ source }) => off.test(source)).map(({ path }) => path)).toEqual([]);
  for (const path of ['deploy/compose.yaml', 'deploy/shop.service', 'Containerfile', 'package.json']) {
    expect([path, off.exec(await readFile(path, 'utf8'))?.[0]]).toEqual([path, undefined]);
  }
});
