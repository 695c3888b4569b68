import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';

/** Renames a brand in the promotions that are for it. */
export async function renameBrandInPromotions(
  tx: Transaction,
  { name, to }: { name: string; to: string },
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set({ brands: sql`array(select distinct unnest(array_replace(brands, ${name}, ${to})))` })
    .where(sql<boolean>`${name} = any (brands)`)
    .execute();
}
