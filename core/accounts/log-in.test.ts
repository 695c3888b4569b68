import { expect, test } from 'vitest';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeUser } from '#tests/support/make.ts';
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
  const known = () => logIn(store, { email, password: 'mangue-mûre', device: unknownDevice, asker });
  const unknown = () =>
    logIn(store, { email: 'no-one@example.com', password: 'mangue-mûre', device: unknownDevice, asker });
  expect(await unknown()).toEqual(await known());

  // Turn by turn, and the quickest of each: what else the machine does only ever adds time.
  const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 12; round += 1) {
    quickest.known = Math.min(quickest.known, await millisecondsOf(known));
    quickest.unknown = Math.min(quickest.unknown, await millisecondsOf(unknown));
  }
  expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
});

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
