import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { findPicturesWithoutFiles } from '#core/media/picture-records.ts';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { withQueryTimeout } from '#db/prepared.ts';
import { transaction } from '#db/transaction.ts';
import { addDemoPictures, pictureFile } from './demo-pictures.ts';

type DemoStore = Pick<Store, 'db' | 'clock' | 'log' | 'media' | 'disk' | 'tableFiles' | 'pictureSource'>;

/**
 * Before the shop opens: demo pictures that lack their files are given them (they were drawn on demand once), and a shop
 * with nothing to show yet is filled with the demo catalogue, where that is wanted. Processes that start together fill it once.
 */
export async function openDemoShop(store: DemoStore, { isWanted }: { isWanted: boolean }): Promise<void> {
  const withoutFiles = await findPicturesWithoutFiles(store.db);
  await addDemoPictures(
    store,
    withoutFiles.filter((name) => existsSync(pictureFile(name, 960))),
  );
  if (!isWanted || (await hasProducts(store.db))) return;
  await oneAtATime(store.db, async () => {
    if (await hasProducts(store.db)) return;
    // Loaded for this only.
    const { importDemoCatalogue } = await import('./import-demo-catalogue.ts');
    await importDemoCatalogue(store);
  });
}

async function hasProducts(db: Database): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The transaction only waits and keeps the others waiting; the work is done on other connections. */
async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
    await withQueryTimeout(62_000, () =>
      sql`select pg_advisory_xact_lock(hashtext('demo catalogue'))`.execute(tx),
    );
    await work();
  });
}
