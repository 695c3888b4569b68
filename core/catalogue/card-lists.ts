import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import {
  type FacetKind,
  facetKinds,
  type ListChoice,
  type ListFlag,
  type ListSort,
  listFlags,
} from '#shared/list-choice.ts';
import type { PageOf } from './product.ts';

/** Which products a list could show, as rows of `product_id` and `score`; the higher the score, the better the match. */
export type ListSource = RawBuilder<{ product_id: string; score: number }>;

export type CardList = {
  source: ListSource;
  choice: ListChoice;
  /** The order where the reader has chosen none. */
  sort: ListSort;
  /** One card for all shades of a family. */
  families: boolean;
  /** From when on a product is new. */
  newSince: Date;
};

/** How many cards there would be with this value as well; the prices are those of what is left without a price. */
export type FacetCounts = {
  values: { kind: FacetKind; value: string; cards: number }[];
  flags: Record<ListFlag, number>;
  prices: { least: number; most: number } | undefined;
};

/** The ids of a page of the list, one per card, and how many cards there are. */
export async function listCards(
  db: Database,
  list: CardList,
  { page, limit }: PageOf,
): Promise<{ ids: string[]; totalCount: number }> {
  const { rows } = await sql<{ ids: string[]; totalCount: number }>`
    with matched as materialized (${matchedRows(list)}),
    cards as materialized (
      select
        (array_agg(id order by in_stock desc, score desc, sold desc, sequence))[1] as id,
        max(score) as score, max(sequence) as sequence, sum(sold) as sold, bool_or(in_stock) as in_stock,
        min(price_paid) as least, max(price_paid) as most, max(discount) as discount
      from matched
      where ${allOf([...conditionsOf(list).values()])}
      group by card
    )
    select
      array(
        select id from cards order by ${orders[list.choice.sort ?? list.sort]}, id
        limit ${limit} offset ${(page - 1) * limit}
      ) as ids,
      (select count(*) from cards) as "totalCount"
  `.execute(db);
  return rows[0] ?? { ids: [], totalCount: 0 };
}

const orders: Record<ListSort, RawBuilder<unknown>> = {
  best: sql`score desc, in_stock desc, sold desc, sequence desc`,
  popular: sql`in_stock desc, sold desc, sequence desc`,
  newest: sql`sequence desc`,
  price: sql`in_stock desc, least, sequence desc`,
  'price-down': sql`in_stock desc, most desc, sequence desc`,
  discount: sql`in_stock desc, discount desc, sequence desc`,
};

function matchedRows({ source, families, newSince }: CardList): RawBuilder<unknown> {
  return sql`
    select
      product.id, ${families ? sql`product.card` : sql`product.id`} as card, product.sequence, product.price_paid,
      product.discount, product.stock > 0 as in_stock, product.sold, product.facets,
      product.created_at >= ${newSince} as is_new, source.score
    from (${source}) as source
    join products as product on product.id = source.product_id and product.is_listed
  `;
}

/** What each kind of choice asks of a row of `matched`. */
function conditionsOf({ choice }: CardList): Map<string, RawBuilder<boolean>> {
  const conditions = new Map<string, RawBuilder<boolean>>();
  for (const kind of facetKinds) {
    const values = choice.facets[kind];
    if (values) conditions.set(kind, sql`facets && ${values.map((value) => `${kind}:${value}`)}::text[]`);
  }
  const { min, max } = choice;
  if (min !== undefined || max !== undefined) {
    conditions.set('price', sql`price_paid between ${min ?? 0} and ${max ?? 2_147_483_647}`);
  }
  for (const flag of choice.flags) conditions.set(flag, flagConditions[flag]);
  return conditions;
}

const flagConditions: Record<ListFlag, RawBuilder<boolean>> = {
  stock: sql`in_stock`,
  offer: sql`discount > 0`,
  new: sql`is_new`,
};

/** What the list could be narrowed by further. A kind that was chosen from is counted as if it had not been. */
export async function countFacets(db: Database, list: CardList): Promise<FacetCounts> {
  const conditions = [...conditionsOf(list)];
  const { rows } = await sql<{ value: string; cards: number }>`
    with matched as materialized (${matchedRows(list)}),
    judged as materialized (
      select *, array_remove(array[${sql.join([
        sql`null::text`,
        ...conditions.map(([kind, condition]) => sql`case when not (${condition}) then ${kind}::text end`),
      ])}], null) as refused_by
      from matched
    ),
    valued as (
      select value, card
      from judged cross join lateral unnest(facets) as value
      where refused_by = '{}' or refused_by = array[split_part(value, ':', 1)]
    )
    select value, count(distinct card) as cards from valued group by value
    union all select 'least', min(price_paid) from judged where refused_by <@ array['price']
    union all select 'most', max(price_paid) from judged where refused_by <@ array['price']
    ${sql.join(
      listFlags.map(
        (flag) => sql`
          union all select ${`flag:${flag}`}, count(distinct card) from judged
          where refused_by <@ array[${flag}::text] and (${flagConditions[flag]})`,
      ),
      sql` `,
    )}
  `.execute(db);
  return toFacetCounts(new Map(rows.map(({ value, cards }) => [value, cards])));
}

function toFacetCounts(cardsOf: ReadonlyMap<string, number | null>): FacetCounts {
  const [least, most] = [cardsOf.get('least'), cardsOf.get('most')];
  return {
    values: [...cardsOf].flatMap(([name, cards]) => {
      const mark = name.indexOf(':');
      const kind = facetKinds.find((known) => known === name.slice(0, mark));
      return kind && cards ? [{ kind, value: name.slice(mark + 1), cards }] : [];
    }),
    flags: {
      stock: cardsOf.get('flag:stock') ?? 0,
      offer: cardsOf.get('flag:offer') ?? 0,
      new: cardsOf.get('flag:new') ?? 0,
    },
    prices: least && most ? { least, most } : undefined,
  };
}

function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`;
}
