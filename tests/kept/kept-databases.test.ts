import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import { createPictureWork } from '#adapters/media/picture-work.ts';
import { createMedia } from '#core/media/media.ts';
import type { DatabaseDump } from '#db/dump/database-dump.ts';
import { migrate } from '#db/migrate.ts';
import { endpoints } from '#shared/endpoints.ts';
import { bill } from '#shared/pricing.ts';
import { testShop } from '#tests/support/app.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { keptShopper } from './live-a-while.ts';
import { unpackDatabase } from './packed-dump.ts';

// Databases of shops that ran an earlier version. npm run keep-database adds the one of a release.
const folder = fileURLToPath(new URL('.', import.meta.url));
const keptFiles = (await readdir(folder)).filter((file) => file.endsWith('.json.gz'));

/** Tables whose rows a migration has moved into another table. */
const merged: Record<string, string> = {
  order_keys: 'idempotency_keys',
  guest_merges: 'idempotency_keys',
  product_saves: 'idempotency_keys',
};

function rowsToday(dump: DatabaseDump): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const table of dump.tables) {
    const name = merged[table.name] ?? table.name;
    rows[name] = (rows[name] ?? 0) + table.rows;
  }
  return rows;
}

test('the database of the first shops in use is kept', () => {
  expect(keptFiles).toContain('b23603e.json.gz');
});

test('the pictures that the first shops in use have written are shown, and further sizes made from them', async () => {
  const database = await emptyDatabase();
  await unpackDatabase(database.connectionString, `${folder}b23603e.json.gz`);
  await migrate(database.connectionString);
  const kept = `${folder}b23603e-media`;
  const media = createMedia({ ...createPictureWork(), files: createPictureFolder(kept) });
  // Writes no renditions into the kept folder: they are only sent.
  media.files.writeRendition = async () => undefined;
  const { app, call } = await testShop({ on: database, overrides: { media } });

  const { body: found } = await call(endpoints.product.search, { search: 'velvet' });
  const url = found.data[0]?.image[0] ?? '';
  const name = url.split('/').at(-2);
  const see = async (file: string) => (await app.inject(`/media/${name}/${file}`)).rawPayload;
  for (const file of ['960.webp', '480.avif'])
    expect(await see(file)).toEqual(await readFile(`${kept}/renditions/${name}/${file}`));
  const further = sharp(await see('320.webp'));
  expect(await further.metadata()).toMatchObject({ format: 'webp', width: 40, height: 40 });
});

describe.each(keptFiles)('the database of an earlier version (%s)', async (file) => {
  const database = await emptyDatabase();
  const dump = await unpackDatabase(database.connectionString, `${folder}${file}`);
  await migrate(database.connectionString);
  const { call } = await testShop({ on: database });

  test('is opened with all its rows', async () => {
    const expected = rowsToday(dump);
    const rows: Record<string, number> = {};
    for (const name of Object.keys(expected)) rows[name] = await countRows(name);
    rows.schema_migrations = dump.migrations.length;
    // The shop moved its signing secret out of the database when it started.
    expected.secrets = 0;
    expect(rows).toEqual(expected);
  });

  test('says of its money what its attempts, cash and refunds say', async () => {
    const orders = await database.db.selectFrom('orders').select('id').execute();
    await expectPaymentStatus(
      database,
      orders.map(({ id }) => id),
    );
  });

  test('is a shop that shows, remembers and sells', async () => {
    const { body: login } = await call(endpoints.user.login, keptShopper);
    const token = login.data.accesstoken;
    const { body: before } = await call(endpoints.order.orderList, {}, { token });
    expect(before.data.length).toBeGreaterThan(3);
    expect(before.data.map((order) => order.items.length)).not.toContain(0);

    const { body: found } = await call(endpoints.product.search, { search: 'velvet' });
    expect(found.data.map((product) => product.name)).toContain('Velvet lipstick');

    const { body: cart } = await call(endpoints.cart.get, {}, { token });
    const lines = cart.data.map(({ productId, quantity }) => ({ ...productId, quantity }));
    const { body: addresses } = await call(endpoints.address.get, {}, { token });
    const { status } = await call(
      endpoints.order.cashOnDelivery,
      {
        list_items: lines.map(({ _id, quantity }) => ({ productId: _id, quantity })),
        addressId: addresses.data[0]?._id,
        totalAmt: bill(lines).total,
      },
      { token },
    );
    expect(status).toBe(201);
    const { body: after } = await call(endpoints.order.orderList, {}, { token });
    expect(after.data).toHaveLength(before.data.length + 1);
  });

  async function countRows(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    );
    return rows[0]?.count ?? 0;
  }
});
