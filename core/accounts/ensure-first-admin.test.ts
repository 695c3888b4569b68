import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeUser } from '#tests/support/make.ts';
import { type Credentials, ensureFirstAdmin } from './ensure-first-admin.ts';
import { isPasswordOf } from './passwords.ts';

const { db } = await testDatabase();
const store = { db, clock: { now: () => new Date() } };

describe('the first admin', () => {
  test('is made up, kept before the account exists, and left alone afterwards', async () => {
    const kept: Credentials[] = [];
    const keep = async (credentials: Credentials) => {
      expect(await admins()).toEqual([]);
      kept.push(credentials);
    };
    const made = await ensureFirstAdmin(store, undefined, keep);
    expect(made.email).toBe('admin@example.com');
    expect(kept).toEqual([{ email: made.email, password: made.newPassword }]);
    const [admin] = await admins();
    expect(await isPasswordOf(admin?.passwordHash, made.newPassword ?? '')).toBe(true);

    const again = await ensureFirstAdmin(
      store,
      { email: 'other@example.com', password: 'not used at all' },
      keep,
    );
    expect(again).toEqual({ email: 'admin@example.com', newPassword: undefined });
    expect(await admins()).toHaveLength(1);
    await db.deleteFrom('users').execute();
  });

  test('is one, where two shops start together on an empty database', async () => {
    const kept: Credentials[] = [];
    const start = () =>
      ensureFirstAdmin(store, undefined, async (credentials) => void kept.push(credentials));
    const made = await Promise.all([start(), start(), start()]);
    expect(await admins()).toHaveLength(1);
    expect(kept).toHaveLength(1);
    expect(made.filter(({ newPassword }) => newPassword !== undefined)).toHaveLength(1);
    await db.deleteFrom('users').execute();
  });

  test('is the one the owner named, also when a shopper had that address', async () => {
    const shopper = await makeUser(store, { email: 'solange@example.com' });
    const made = await ensureFirstAdmin(
      store,
      { email: 'Solange@example.com', password: 'mangue-verte' },
      async () => expect.unreachable('given credentials are not written down'),
    );
    expect(made).toEqual({ email: 'Solange@example.com', newPassword: undefined });
    const [admin] = await admins();
    expect(admin?.id).toBe(shopper.id);
    expect(await isPasswordOf(admin?.passwordHash, 'mangue-verte')).toBe(true);
  });
});

function admins() {
  return db.selectFrom('users').select(['id', 'passwordHash']).where('role', '=', 'OWNER').execute();
}
