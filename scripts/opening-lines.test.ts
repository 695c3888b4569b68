import { expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import type { RunningShop } from '#server/main.ts';
import { openingLines } from './opening-lines.ts';

function linesAt(env: Record<string, string>): string {
  const shop: Pick<RunningShop, 'admin' | 'payments'> = { admin: 'admin@example.com', payments: [] };
  return openingLines(readEnv(env), shop).join('\n');
}

test.each([
  'postgres://shop:x@db.example.com/shop',
  'postgres://shop:x@db.example.com/shop?sslmode=disable',
  'postgres://shop:x@10.0.0.5:5432,10.0.0.6:5432/shop',
])('a database elsewhere that is reached without TLS is said at the start (%s)', (address) => {
  expect(linesAt({ DATABASE_URL: address })).toContain('without TLS');
});

test.each([
  'postgres://shop:x@db.example.com/shop?sslmode=verify-full',
  'postgres://shop:x@db.example.com/shop?ssl=true',
  'postgres://shop:x@127.0.0.1/shop',
  'postgres://shop:x@[::1]/shop',
  'postgres://shop:x@localhost:6432/shop',
  'postgres://shop:x@database/shop',
  'postgres:///shop?host=/var/run/postgresql',
])('a database by TLS, on this machine or in its network of containers is not (%s)', (address) => {
  expect(linesAt({ DATABASE_URL: address })).not.toContain('without TLS');
});

test('what the environment says of TLS counts where the address says nothing', () => {
  const address = 'postgres://shop:x@db.example.com/shop';
  vi.stubEnv('PGSSLMODE', 'verify-full');
  try {
    expect(linesAt({ DATABASE_URL: address })).not.toContain('without TLS');
    expect(linesAt({ DATABASE_URL: `${address}?sslmode=disable` })).toContain('without TLS');
  } finally {
    vi.unstubAllEnvs();
  }
});

test('the database that only reads go to counts as well', () => {
  const here = 'postgres://shop:x@localhost/shop';
  const lines = linesAt({ DATABASE_URL: here, DATABASE_READ_URL: 'postgres://shop:x@replica.example/shop' });
  expect(lines).toContain('WARNING: replica.example');
});
