import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { findCards } from './find-cards.ts';
import { type JudgedCard, judgeSearch } from './judge-search.ts';
import { judgements } from './judgements.ts';

/** Judges how well a shop with the demo catalogue answers the judged queries. */
export async function judgeDemo(db: Database): ReturnType<typeof judgeSearch> {
  await fillCatalogue(db, demoCatalogue);
  const members = await readCards(db);
  const byCard = [...Map.groupBy(members, ({ card }) => card).values()].map(wholeCard);
  return judgeSearch(judgements, byCard, async (query) => {
    // A card shows the shade that was found, so that shade is judged.
    return (await findCards(db, query)).flatMap((id) => members.find((member) => member.id === id) ?? []);
  });
}

async function readCards(db: Database): Promise<(JudgedCard & { card: string })[]> {
  const { rows } = await sql<JudgedCard & { card: string }>`
    select product.id, product.card, product.name || ' ' || coalesce(product.name_fr, '') as names, product.facets,
      array(select category.name from product_categories as link join categories as category on category.id = link.category_id
        where link.product_id = product.id) as categories,
      array(select category.name from product_sub_categories as link join sub_categories as category on category.id = link.sub_category_id
        where link.product_id = product.id) as "subCategories"
    from products as product where product.is_listed
  `.execute(db);
  return rows;
}

/** The best version of a card: with the facets of all its shades. */
function wholeCard(members: readonly JudgedCard[]): JudgedCard {
  const [first] = members;
  if (!first) throw new Error('A card has no product.');
  return { ...first, facets: members.flatMap(({ facets }) => facets) };
}
