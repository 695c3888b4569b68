import { expect, test } from 'vitest';
import { handBrowser } from '#tests/support/client/hand-browser.ts';
import { handClock } from '#tests/support/client/hand-clock.ts';
import { handServer } from '#tests/support/client/hand-server.ts';
import { createStorage, type StorageArea } from './storage.ts';
import { createUnreadChanges } from './unread-changes.ts';
import { createUserCart } from './user-cart.ts';

function areaOf(stored: Map<string, string>): StorageArea {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

test('a cart that was about to be asked for when the person logged out is not asked for, and leaves nothing', async () => {
  const server = handServer();
  const { shop, api } = handBrowser().openTab(server).client;
  const stored = new Map([['refreshToken', 'a.b']]);
  const storage = createStorage({ local: () => areaOf(stored), session: () => areaOf(new Map()) });
  const changes = createUnreadChanges(shop, storage);
  const cart = createUserCart({ shop, storage, api, clock: handClock(), newId: () => 'local', changes });
  stored.clear();
  cart.forget();
  await cart.refresh();
  expect(server.asked).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
});
