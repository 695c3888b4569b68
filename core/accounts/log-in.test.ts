import { expect, test } from 'vitest';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeAdmin, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { unknownDevice } from './device.ts';
import { logIn } from './log-in.ts';

const { db } = await testDatabase();
const asker = { browser: undefined, network: '' };
const store = {
  db,
  clock: createTestClock(),
  authSecret: new Uint8Array(32),
  shopSettings: createShopSettings(db),
  settings: defaultSettings,
};

test('an unknown address is refused in the same words and after the same work as a wrong password', async () => {
  const { email } = await makeUser(store);
  const known = () =>
    logIn(store, { email, password: 'mangue-mûre', device: unknownDevice, asker, language: 'fr' });
  const unknown = () =>
    logIn(store, {
      email: 'no-one@example.com',
      password: 'mangue-mûre',
      device: unknownDevice,
      asker,
      language: 'fr',
    });
  expect(await unknown()).toEqual(await known());

  // Measured alternately, and only the quickest of each counts: what else the machine does only ever adds time.
  const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 12; round += 1) {
    quickest.known = Math.min(quickest.known, await millisecondsOf(known));
    quickest.unknown = Math.min(quickest.unknown, await millisecondsOf(unknown));
  }
  expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
});

test('the first owner, who was made without a page, is written to in the language in which she first comes', async () => {
  const [owner, shopper] = [await makeAdmin(store, { language: 'en' }), await makeUser(store)];
  const languageAfter = async ({ id, email }: { id: string; email: string }, language: 'en' | 'fr') => {
    await logIn(store, { email, password: TEST_PASSWORD, device: unknownDevice, asker, language });
    const { language: kept } = await db
      .selectFrom('users')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return kept;
  };
  expect(await languageAfter(owner, 'fr')).toBe('fr');
  // Later the owner chooses the language on her profile, like everyone else.
  expect(await languageAfter(owner, 'en')).toBe('fr');
  expect(await languageAfter(shopper, 'fr')).toBe('en');
});

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
