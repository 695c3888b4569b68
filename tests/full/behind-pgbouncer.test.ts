import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { apiAt, newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { ledgerSum, stockOf } from '#tests/races/stock-of.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { pgbouncerMissing, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { liftLimits } from '#tests/support/without-limits.ts';

// A real process behind PgBouncer in transaction mode. The time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

const direct = await emptyDatabase();

describe.skipIf(pgbouncerMissing !== undefined)(
  `behind PgBouncer in transaction mode${pgbouncerMissing ? ` (left out: ${pgbouncerMissing})` : ''}`,
  () => {
    test('the shop migrates, sells, and hears of changes', async () => {
      const pooler = await startPgBouncer(direct.connectionString);
      onTestFinished(pooler.stop);
      const { port } = await openShop(await newDataFolder(), {
        env: {
          DATABASE_URL: pooler.connectionString,
          DATABASE_DIRECT_URL: direct.connectionString,
          AUTH_SECRET: testAuthSecret,
          RATE_LIMIT_FACTOR: '1000',
        },
      });
      const shop = await testShop({ on: direct });
      await liftLimits(direct.db);
      const product = await makeProduct(shop.store, { stock: 30, price: 5_150 });
      const buyers = await Promise.all(
        Array.from({ length: 40 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
      );
      const statuses = await Promise.all(
        buyers.map(async ({ order, token }) => {
          const answer = await fetch(`http://localhost:${port}/api/order/cash-on-delivery`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            body: JSON.stringify(order),
          });
          return answer.status;
        }),
      );
      expect(statuses.toSorted()).toEqual([...Array(30).fill(201), ...Array(10).fill(409)]);
      expect([await stockOf(shop.store, product), await ledgerSum(shop.store, product)]).toEqual([0, 0]);

      const price = async () => (await apiAt(port).product.getDetails({ productId: product.id })).data.price;
      expect(await price()).toBe(5_150);
      await direct.db.updateTable('products').set({ price: 6_260 }).where('id', '=', product.id).execute();
      await expect.poll(price).toBe(6_260);
      // A queued job is done, although claims and answers use different connections.
      await expect
        .poll(
          async () =>
            (await direct.db.selectFrom('mailOutbox').select('id').where('sentAt', 'is not', null).execute())
              .length,
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0);
    });

    test('its connections have the limits of time that the shop would set', async () => {
      const pooler = await startPgBouncer(direct.connectionString);
      onTestFinished(pooler.stop);
      const limitsAt = async (connectionString: string, isPooled: boolean) => {
        const db = createDatabase(connectionString, { isPooled, namesStatements: !isPooled });
        const { rows } = await sql`select name, setting from pg_settings
          where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
          order by name`.execute(db);
        await db.destroy();
        return rows;
      };
      expect(await limitsAt(pooler.connectionString, true)).toEqual(
        await limitsAt(direct.connectionString, false),
      );
    });
  },
);
