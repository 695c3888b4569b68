import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { apiAt, newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { startReplicated } from '#tests/support/streaming-replica.ts';
import { liftLimits } from '#tests/support/without-limits.ts';

// The primary dies while orders come in, and the standby takes over. The time limit is for a process that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const buyersAtOnce = 8;
const sellsAgainWithinMs = 15_000;

test('a shop whose primary is killed sells from the standby, and has every order that it acknowledged', async () => {
  const postgres = await startReplicated();
  onTestFinished(postgres.stop);
  const machine = await openShop(await newDataFolder(), {
    env: { DATABASE_URL: postgres.connectionString, AUTH_SECRET: testAuthSecret, RATE_LIMIT_FACTOR: '1000' },
  });
  const db = createDatabase(postgres.connectionString);
  onTestFinished(() => db.destroy());
  const shop = await testShop({ on: { db, connectionString: postgres.connectionString } });
  await liftLimits(db);
  const product = await makeProduct(shop.store, { stock: 100_000 });
  const buyers = await Promise.all(
    Array.from({ length: 400 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
  );
  const acknowledged: { id: string; askedAt: number; at: number }[] = [];
  const state = { isOver: false };

  /** Sends as a shopper's page does: with the same key until there is an answer. */
  async function buy({ order, token }: (typeof buyers)[number], number: number): Promise<void> {
    while (!state.isOver) {
      const askedAt = Date.now();
      const answer = await fetch(`http://localhost:${machine.port}/api/order/cash-on-delivery`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': `failover-${number}`,
        },
        body: JSON.stringify(order),
      });
      if (answer.status === 201) {
        const body: { data: { _id: string }[] | { _id: string } } = await answer.json();
        const [first] = [body.data].flat();
        acknowledged.push({ id: first?._id ?? '', askedAt, at: Date.now() });
        return;
      }
      expect([answer.status, await answer.text()]).toEqual([503, expect.any(String)]);
      await delay(100);
    }
  }

  const waiting = [...buyers.entries()];
  const lanes = Array.from({ length: buyersAtOnce }, async () => {
    for (let next = waiting.shift(); next && !state.isOver; next = waiting.shift()) {
      await buy(next[1], next[0]);
      await delay(20);
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(60);

  const killedAt = Date.now();
  await postgres.killPrimary();
  const before = acknowledged.length;
  await postgres.promoteReplica();
  await expect
    .poll(() => acknowledged.length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(before + 40);
  state.isOver = true;
  await Promise.all(lanes);

  const after = acknowledged.filter(({ askedAt }) => askedAt > killedAt);
  const firstAfter = Math.min(...after.map(({ at }) => at)) - killedAt;
  console.info(
    `The first order after the primary was killed: ${firstAfter} ms; ${acknowledged.length} orders`,
  );
  expect(firstAfter).toBeLessThan(sellsAgainWithinMs);
  const kept = await db.selectFrom('orders').select('id').execute();
  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(100_000 - kept.length);
  // Notices of changes arrive on the new connection, too: an owner's new price is on the page at once.
  await db.updateTable('products').set({ price: 7_770 }).where('id', '=', product.id).execute();
  await expect
    .poll(async () => (await apiAt(machine.port).product.getDetails({ productId: product.id })).data.price, {
      timeout: 5_000,
    })
    .toBe(7_770);
});
