import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Where the shop has nothing to show yet, it shows the demo catalogue, which is loaded for this only. */
export async function fillEmptyCatalogue(db: Database): Promise<void> {
  const { rows } = await sql`select from categories limit 1`.execute(db);
  if (rows.length > 0) return;
  const { demoCatalogue } = await import('#db/seed/catalogue/catalogue.ts');
  const { fillDemoCatalogue } = await import('#db/seed/fill-demo-catalogue.ts');
  await fillDemoCatalogue(db, demoCatalogue);
}
