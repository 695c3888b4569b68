import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { brandLabels } from '#shared/brand-labels.ts';
import { plainWord } from '#shared/plain-word.ts';
import type { Detail } from './product.ts';

type Detailed = { details: Detail[]; detailsFr?: Detail[] | null | undefined };

type Written = {
  /** The products as they are: what they call their brand already stays. */
  before?: readonly Detailed[];
  /** All products that are written: a spelling that only these have is theirs to change. */
  ids: readonly string[];
};

/**
 * The details of several products that are written together, with each brand as the shop spells it: people type it with other capitals, accents and
 * hyphens.
 */
export async function inKnownBrands<Product extends Detailed>(
  db: Database,
  products: readonly Product[],
  { before = [], ids }: Written,
): Promise<Product[]> {
  const kept = new Set(before.flatMap(brandsOf));
  const typed = [...new Set(products.flatMap(brandsOf))].filter((brand) => !kept.has(brand));
  if (typed.length === 0) return [...products];
  const spelling = await readSpellings(db, typed, ids);
  const spelled = (details: Detail[]) =>
    details.map(([label, text]): Detail => [label, (isBrand(label) && spelling.get(text.trim())) || text]);
  return products.map((product) => ({
    ...product,
    details: spelled(product.details),
    ...(product.detailsFr ? { detailsFr: spelled(product.detailsFr) } : {}),
  }));
}

/** As in the database: `product_facets`. */
function isBrand(label: string): boolean {
  return brandLabels.some((known) => plainWord(known) === plainWord(label.trim()));
}

function brandsOf({ details, detailsFr }: Detailed): string[] {
  return [...details, ...(detailsFr ?? [])].flatMap(([label, text]) =>
    isBrand(label) && text.trim() !== '' ? [text.trim()] : [],
  );
}

/** The spelling for each brand: as typed if the shop has it so; else that of most products; of new brands the first in the list. */
async function readSpellings(
  db: Database,
  typed: readonly string[],
  writtenIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ typed: string; spelling: string }>`
    select typed, coalesce(
      (
        select name from (
          select search_brand_of(facets) as name from products
          where search_brand_of(facets) is not null and plain_words(search_brand_of(facets)) = plain_words(typed)
            and deleted_at is null and id <> all (${writtenIds}::text[])
          union all
          select name from brands where plain_words(name) = plain_words(typed)
        ) as known
        group by name order by name = typed desc, count(*) desc, name limit 1
      ),
      first_value(typed) over (partition by plain_words(typed) order by position)
    ) as spelling
    from unnest(${typed}::text[]) with ordinality as brands_typed (typed, position)
  `.execute(db);
  return new Map(rows.map(({ typed: word, spelling }) => [word, spelling]));
}
