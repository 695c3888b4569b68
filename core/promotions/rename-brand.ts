import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';

/** Promotions that are for a brand go on under its new name. */
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
