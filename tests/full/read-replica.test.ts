import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { productPath } from '#shared/page-paths.ts';
import { apiAt, askDatabaseAt, newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { shownPrice } from '#tests/support/shown-price.ts';
import { startReplicated } from '#tests/support/streaming-replica.ts';

// With DATABASE_READ_URL a real process answers all reads from a standby. The time limit is for one that hangs.
vi.setConfig({ testTimeout: 180_000 });

const metricsToken = 'of the tests, for the standby';

test('public reads come from the standby, and never older than what was announced', async () => {
  const postgres = await startReplicated({ isSynchronous: false });
  onTestFinished(postgres.stop);
  const { port } = await openShop(await newDataFolder(), {
    env: {
      DATABASE_URL: postgres.direct.primary,
      DATABASE_READ_URL: postgres.direct.replica,
      AUTH_SECRET: testAuthSecret,
      RATE_LIMIT_FACTOR: '1000',
      METRICS_TOKEN: metricsToken,
    },
  });
  const db = createDatabase(postgres.direct.primary);
  onTestFinished(() => db.destroy());
  const shop = await testShop({ on: { db, connectionString: postgres.direct.primary } });
  const product = await makeProduct(shop.store, { price: 5_150, stock: 9 });
  const setPrice = (price: number) =>
    db.updateTable('products').set({ price }).where('id', '=', product.id).execute();
  const shown = async () => {
    const page = await fetch(
      `http://localhost:${port}${productPath({ _id: product.id, name: product.name })}`,
    );
    return [
      shownPrice(await page.text()),
      (await apiAt(port).product.getDetails({ productId: product.id })).data.price,
    ];
  };
  const isReadFromStandby = async () => {
    const answer = await fetch(`http://localhost:${port}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    return (await answer.text()).includes('\nshop_standby_read 1\n');
  };
  const ofStandby = (statement: string) => askDatabaseAt(postgres.direct.replica, statement);
  const transactionsThere = async () => {
    const [row] = await ofStandby(
      `select xact_commit::int as count from pg_stat_database where datname = 'shop'`,
    );
    return Number(Object.values(row ?? {})[0]);
  };

  await expect.poll(isReadFromStandby, { timeout: 10_000 }).toBe(true);
  expect(await shown()).toEqual([5_150, 5_150]);
  const reads = await ofStandby(
    `select query from pg_stat_activity where application_name = 'shop reads' and query like '%products%'`,
  );
  expect(reads.length).toBeGreaterThan(0);
  expect(await transactionsThere()).toBeGreaterThan(0);

  // The standby falls behind: changes are still shown, because the primary is read.
  await ofStandby('select pg_wal_replay_pause()');
  await setPrice(6_260);
  await expect.poll(shown, { timeout: 2_000 }).toEqual([6_260, 6_260]);
  expect(await isReadFromStandby()).toBe(false);
  const { order, token } = await makeBuyer(shop, [{ product: { ...product, price: 6_260 }, quantity: 1 }]);
  const ordered = await fetch(`http://localhost:${port}/api/order/cash-on-delivery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(order),
  });
  expect(ordered.status).toBe(201);
  const { data: orders } = await apiAt(port, token).order.orderList({});
  expect(orders).toHaveLength(1);

  await ofStandby('select pg_wal_replay_resume()');
  await expect.poll(isReadFromStandby, { timeout: 5_000 }).toBe(true);
  await setPrice(7_370);
  await expect.poll(shown, { timeout: 2_000 }).toEqual([7_370, 7_370]);

  // Many changes, each followed by a read at once: none may show the earlier price.
  for (let price = 8_000; price < 8_030; price += 1) {
    const client = new pg.Client({ connectionString: postgres.direct.primary });
    await client.connect();
    await client.query('listen content');
    const heard = new Promise((resolve) => client.once('notification', resolve));
    await setPrice(price);
    await heard;
    await client.end();
    await expect.poll(shown, { timeout: 5_000, interval: 10 }).toEqual([price, price]);
    expect(await shown()).toEqual([price, price]);
  }

  // The standby stops: pages are read from the primary.
  await postgres.replica.stop();
  await setPrice(9_990);
  await expect.poll(shown, { timeout: 5_000 }).toEqual([9_990, 9_990]);
  expect(await isReadFromStandby()).toBe(false);
});
