import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeMail } from '#core/mail/write-mail.ts';
import { defaultSettings } from '#core/settings.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeUser } from '#tests/support/make.ts';
import { buildStore, type StoreEnv } from './build-store.ts';
import { provideFirstAdmin } from './first-admin.ts';
import { startJobs } from './jobs/start-jobs.ts';

const { db, connectionString } = await testDatabase();
const dataFolder = await mkdtemp(join(tmpdir(), 'shop-store-'));
const env: StoreEnv = {
  dataFolder,
  s3: undefined,
  smtpUrl: undefined,
  payments: {},
  sandboxUse: 'without_keys' as const,
  logLevel: 'silent',
  authSecret: undefined,
  settings: defaultSettings,
  backups: { folder: join(dataFolder, 'backups'), s3: undefined, key: undefined, isDaily: false },
};
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

describe('the store', () => {
  test('makes its signing secret once, so that sessions outlive a restart', async () => {
    const stores = await Promise.all([buildStore(env, db), buildStore(env, db)]);
    const again = await buildStore(env, db);
    for (const store of stores) expect(store.authSecret).toEqual(again.authSecret);
    expect(again.authSecret.length).toBeGreaterThanOrEqual(32);
  });

  test('takes the secret of AUTH_SECRET where one is given', async () => {
    const authSecret = 'given by the owner, thirty-two characters and more';
    const store = await buildStore({ ...env, authSecret }, db);
    expect(new TextDecoder().decode(store.authSecret)).toBe(authSecret);
  });
});

describe('the jobs', () => {
  test('send waiting mail to the outbox folder and stop on request', async () => {
    const store = await buildStore(env, db);
    const mail = { subject: 'Code', text: 'A3CD4E\n', html: '<p>A3CD4E</p>', language: 'en' as const };
    await writeMail(db, { ...mail, kind: 'test', recipient: 'amina@example.com', now: store.clock.now() });
    const jobs = startJobs(
      store,
      { ...env, improvesPictures: true, operatorEmail: undefined, databaseUrl: connectionString },
      connectionString,
    );
    await expect.poll(() => listOutbox(), { timeout: 5_000 }).toHaveLength(1);
    await jobs.stop();
  });
});

describe('the first admin', () => {
  test('is announced with the password once, and with the place it is kept ever after', async () => {
    const store = await buildStore(env, db);
    const first = await provideFirstAdmin(store, { admin: undefined, dataFolder });
    expect(first).toMatch(/^admin@example\.com, password \w{16} /);
    const later = await provideFirstAdmin(store, { admin: undefined, dataFolder });
    expect(later).toBe('admin@example.com (password in admin-credentials.txt)');
    expect(await readdir(dataFolder)).toContain('admin-credentials.txt');
  });

  test('is not made with a password that is tried first', async () => {
    const { db: empty } = await testDatabase();
    const store = await buildStore(env, empty);
    for (const password of ['password1', 'Admin2026!', 'NdoloBeauty1']) {
      const given = { email: 'solange@example.com', password };
      await expect(provideFirstAdmin(store, { admin: given, dataFolder })).rejects.toThrow('too common');
    }
  });

  test('is left alone when the shop has one', async () => {
    const store = await buildStore(env, db);
    await makeUser(store);
    const given = { email: 'solange@example.com', password: 'mangue-verte' };
    expect(await provideFirstAdmin(store, { admin: given, dataFolder })).toMatch(/^admin@example\.com/);
  });
});

async function listOutbox(): Promise<string[]> {
  const files = await readdir(dataFolder, { recursive: true });
  return files.filter((file) => file.endsWith('.eml'));
}
