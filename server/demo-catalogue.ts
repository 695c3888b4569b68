import type { Database } from '#db/client.ts';
import type { Env } from './env.ts';

/** Fills an empty catalogue with the demo one where `DEMO_CATALOGUE` allows it; never touches one that has rows. */
export async function provideDemoCatalogue(
  db: Database,
  env: Pick<Env, 'fillsDemoCatalogue'>,
): Promise<void> {
  if (!env.fillsDemoCatalogue) return;
  const anyCategory = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (anyCategory) return;
  // Only the very first start pays for working out four hundred products.
  const { demoCatalogue } = await import('#db/seed/catalogue/catalogue.ts');
  const { fillDemoCatalogue } = await import('#db/seed/fill-demo-catalogue.ts');
  await fillDemoCatalogue(db, demoCatalogue);
}
