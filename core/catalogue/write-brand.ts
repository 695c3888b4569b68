import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';

/** Locks the products of a brand in the order of their ids, as forms, imports and orders do. */
export async function lockProductsOfBrand(tx: Transaction, brand: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`facets @> array[${`brand:${brand}`}]`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Writes the brand into the details that the facet is read from (product_facets), in both languages. A form opened
 * before is refused.
 */
export async function writeBrand(
  tx: Transaction,
  ids: readonly string[],
  { brand, at }: { brand: string; at: Date },
): Promise<void> {
  const renamed = (details: 'details' | 'details_fr') => sql`(
    select coalesce(
      jsonb_agg(
        case when array_to_string(search_words_of(detail ->> 0), ' ') in ('brand', 'marque')
          then jsonb_build_array(detail -> 0, ${brand}::text) else detail end
        order by position
      ),
      '[]'
    )
    from jsonb_array_elements(${sql.ref(details)}) with ordinality as entry (detail, position)
  )`;
  await sql`
    update products set
      details = ${renamed('details')},
      details_fr = case when details_fr is null then null else ${renamed('details_fr')} end,
      version = version + 1,
      updated_at = ${at}
    where id = any (${ids}::text[])
  `.execute(tx);
}
