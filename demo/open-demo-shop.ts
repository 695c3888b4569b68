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
 * Runs before the shop opens: adds the files of demo pictures that lack them (they were drawn on demand once) and, if `isWanted`, fills a
 * shop without products with the demo catalogue. Processes that start together fill it once.
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
    // Imported only when it is needed.
    const { importDemoCatalogue } = await import('./import-demo-catalogue.ts');
    await importDemoCatalogue(store);
  });
}

async function hasProducts(db: Database): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Runs the work while no other process does. The transaction only holds the lock, for which the others wait; the work uses other
 * connections.
 */
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
