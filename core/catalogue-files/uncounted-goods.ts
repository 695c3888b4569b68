import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type ColumnMeaning, saysUncounted } from '#shared/foreign-columns.ts';
import type { OwnRow } from './foreign-rows.ts';
import { uncountedStock } from './foreign-values.ts';

type UncountedGoods = {
  add: (rows: readonly OwnRow[]) => void;
  /**
   * The number of products that the shop does not have yet: for the others it knows the stock. Null if no column says what
   * is uncounted.
   */
  countNew: (db: Database) => Promise<number | null>;
};

/**
 * Collects the goods that a file sells without counting them; they are imported as sold out unless the owner says how many
 * pieces there are.
 */
export function collectUncounted({ meanings }: { meanings: readonly ColumnMeaning[] }): UncountedGoods {
  const references = new Set<string>();
  return {
    add: (rows) => {
      for (const { cells, trouble } of rows) {
        if (cells.stock === uncountedStock && !trouble) references.add(cells.reference ?? '');
      }
    },
    countNew: async (db) => {
      if (!saysUncounted(meanings)) return null;
      const { rows } = await sql<{ count: number }>`
        select count(distinct lower(said.reference))::integer as count
        from unnest(${[...references]}::text[]) as said (reference)
        where not exists (select from products where lower(products.reference) = lower(said.reference))
      `.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
