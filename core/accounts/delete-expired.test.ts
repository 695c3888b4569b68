import { expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeUser } from '#tests/support/make.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { readAccessToken } from './access-token.ts';
import { deleteExpiredAccess } from './delete-expired.ts';
import { logOut } from './end-sessions.ts';
import { startSession } from './start-session.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const store = { db, clock, authSecret: new Uint8Array(32), shopSettings: createShopSettings(db) };

test('sessions are removed a week after they ended, and live ones stay', async () => {
  const user = await makeUser(store);
  const [ended, live] = [await startSession(store, user.id), await startSession(store, user.id)];
  const claims = await readAccessToken(store, ended.accessToken);
  await logOut(store, claims?.sessionId ?? '');
  await deleteExpiredAccess(store);
  expect(await sessionIds()).toHaveLength(2);
  clock.advance({ days: 8 });
  await deleteExpiredAccess(store);
  const left = await sessionIds();
  expect(left).toHaveLength(1);
  expect(left).not.toContain(claims?.sessionId);
  expect(live.refreshToken).not.toBe(ended.refreshToken);
});

test('codes are removed a week after they ended', async () => {
  const code = { id: newId(), userId: null, email: 'amina@example.com', codeHash: Buffer.from('hash') };
  await db
    .insertInto('oneTimeCodes')
    .values({ ...code, expiresAt: clock.now() })
    .execute();
  const left = () => db.selectFrom('oneTimeCodes').select('id').execute();
  clock.advance({ days: 6 });
  await deleteExpiredAccess(store);
  expect(await left()).toEqual([{ id: code.id }]);
  clock.advance({ days: 2 });
  await deleteExpiredAccess(store);
  expect(await left()).toEqual([]);
});

async function sessionIds(): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('id').execute();
  return rows.map(({ id }) => id);
}
