import { sql } from 'kysely';
import { type CardList, listCards } from '#core/catalogue/card-lists.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { findForCards } from '#core/search/find-for-cards.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { nothingChosen } from '#shared/list-choice.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { type JudgedCard, judgeSearch } from './search/judge-search.ts';

// How well the demo shop answers the judged queries: `npm run bench:search`. NDCG@10 is 1 where every first page is as good as it could be.

const server = await startThrowAwayPostgres();
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  const db = createDatabase(connectionString, { applicationName: 'shop bench' });
  await fillCatalogue(db, demoCatalogue);
  await printVerdict(db);
  await db.destroy();
} finally {
  await server.stop();
}

async function printVerdict(db: Database): Promise<void> {
  const members = await readCards(db);
  const byCard = [...Map.groupBy(members, ({ card }) => card).values()].map(wholeCard);
  const search = async (query: string) => {
    const { ids } = listCards(await readListedProducts(db), await listOf(db, query), { page: 1, limit: 10 });
    // What is shown is the shade that was found, so that is judged.
    return ids.flatMap((id) => members.find((member) => member.id === id) ?? []);
  };
  const verdict = await judgeSearch(byCard, search);
  const zeroRate = verdict.nothingFound.length / verdict.queries;
  console.log(
    `${verdict.queries} queries, NDCG@10 ${verdict.ndcg.toFixed(3)}, nothing found ${(100 * zeroRate).toFixed(1)} %`,
  );
  console.log(`Nothing found: ${verdict.nothingFound.join(', ') || 'none'}`);
  for (const { query, ndcg } of verdict.worst) console.log(`${ndcg.toFixed(2)}  ${query}`);
}

async function listOf(db: Database, query: string): Promise<CardList> {
  const { source } = await findForCards(db, query, 'fr');
  return { source, choice: nothingChosen, sort: 'best', families: true, newSince: new Date(0) };
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

/** The best that a card could be: with the facets of all its shades. */
function wholeCard(members: readonly JudgedCard[]): JudgedCard {
  const [first] = members;
  if (!first) throw new Error('A card has no product.');
  return { ...first, facets: members.flatMap(({ facets }) => facets) };
}
