import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('a shop with its own PostgreSQL is backed up daily, beside its data', () => {
  const { backups, dataFolder } = readEnv({});
  expect(backups).toEqual({ folder: `${dataFolder}/backups`, s3: undefined, key: undefined, isDaily: true });
});

test('an external PostgreSQL is backed up when asked for', () => {
  const given = { DATABASE_URL: 'postgres://db/shop' };
  expect(readEnv(given).backups.isDaily).toBe(false);
  expect(readEnv({ ...given, BACKUP_DAILY: 'on' }).backups.isDaily).toBe(true);
});

test('half a bucket and a short key are refused', () => {
  expect(() => readEnv({ BACKUP_S3_BUCKET: 'copies' })).toThrow('go together');
  expect(() => readEnv({ BACKUP_KEY: 'short' })).toThrow('at least 32 characters');
});
