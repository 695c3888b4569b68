import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import {
  type FacetKind,
  facetKinds,
  type ListChoice,
  type ListFlag,
  listFlags,
  listSorts,
} from '#shared/list-choice.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';
import { recordStatements } from '#tests/support/record-statements.ts';
import { type CardList, countFacets, type ListSource, listCards } from './card-lists.ts';
import { listCardsByIds } from './card-rows.ts';
import {
  sourceOfCategory,
  sourceOfClearance,
  sourceOfEverything,
  sourceOfFacets,
  sourceOfOffers,
} from './list-sources.ts';
import type { ListedProduct, ListedProducts } from './listed-products.ts';
import { readListedProducts } from './read-listed-products.ts';

// Compares lists and their counts with a plain reading of the table, after random changes to the catalogue.

const { db } = await testDatabase();
// By name the second comes first.
const categories = [
  (await makeCategory({ db }, { name: 'Lips' })).id,
  (await makeCategory({ db }, { name: 'Eyes' })).id,
] as const;
const subCategory = (await makeSubCategory({ db }, { categoryIds: [...categories] })).id;

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const looks = fc.record({
  family: pick(null, 'velvet', 'satin'),
  brand: pick('Ndolo', 'Toghu'),
  finish: pick('Matte', 'Satin', 'High shine', 'Velvet satin'),
  // The first two are one colour for a list.
  shadeHex: pick('#b3203f', '#b4203f', '#4e2347', '#e3bd97'),
  shadeOrder: pick(null, 0, 1),
  price: pick(1000, 2000, 3000),
  discount: pick(0, 10, 50),
  stock: pick(0, 2, 9),
  sold: pick(0, 3),
  categories: pick([0], [1], [0, 1]),
  isOnShelf: fc.boolean(),
});
type Looks = typeof looks extends fc.Arbitrary<infer Value> ? Value : never;

type Step =
  | { does: 'add'; looks: Looks }
  | { does: 'change'; product: number; to: Partial<Looks> }
  | { does: 'move'; how: 'hide' | 'show' | 'delete' | 'file'; product: number }
  | { does: 'price'; price: number }
  | { does: 'tidy'; by: 'tidy_list_changes' | 'forget_list_changes' };
const product = fc.nat({ max: 7 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add' as const), looks }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      product,
      to: fc.oneof(
        looks.map(({ price }) => ({ price })),
        looks.map(({ stock }) => ({ stock })),
        looks.map(({ sold, discount }) => ({ sold, discount })),
        looks.map(({ family }) => ({ family })),
        looks.map(({ shadeHex }) => ({ shadeHex })),
        looks.map(({ shadeOrder }) => ({ shadeOrder })),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      how: pick('hide' as const, 'show' as const, 'delete' as const, 'file' as const),
      product,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('price' as const), price: fc.integer({ min: 1, max: 9999 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('tidy' as const),
      by: pick('tidy_list_changes' as const, 'forget_list_changes' as const),
    }),
  },
);

type PlainSource = {
  source: ListSource;
  has: (product: ListedProduct) => boolean;
  /** The score of a product; 0 for all unless given. */
  fits?: (product: ListedProduct, stored: readonly ListedProduct[]) => number;
};
const sources: Record<string, PlainSource> & { everything: PlainSource } = {
  everything: { source: sourceOfEverything, has: () => true },
  offers: { source: sourceOfOffers, has: ({ discount }: ListedProduct) => discount > 0 },
  clearance: {
    source: sourceOfClearance,
    has: ({ discount, stock }: ListedProduct) => discount >= 40 || (stock > 0 && stock < 4),
  },
  category: {
    source: sourceOfCategory(categories[0], undefined),
    has: (one: ListedProduct) => one.categories.includes(categories[0]),
    fits: (one, stored) => Number(plainMainCategory(one, stored) === categories[0]),
  },
  shelf: {
    source: sourceOfCategory(categories[1], subCategory),
    has: (one: ListedProduct) =>
      one.categories.includes(categories[1]) && one.subCategories.includes(subCategory),
  },
  facet: {
    source: sourceOfFacets((has) => (has.includes('finish:satin') ? 2 : undefined)),
    has: ({ facets }: ListedProduct) => facets.includes('finish:satin'),
  },
};

const anyList = fc.record({
  source: pick(...Object.values(sources)),
  families: fc.boolean(),
  sort: pick(...listSorts, 'fitting' as const),
  limit: fc.integer({ min: 1, max: 4 }),
  choice: fc.record(
    {
      facets: fc.record(
        {
          brand: pick(['Ndolo'], ['Ndolo', 'Toghu']),
          finish: pick(['matte'], ['satin', 'shine']),
          colour: pick(['red'], ['purple', 'nude']),
        },
        { requiredKeys: [] },
      ),
      min: pick(900, 1500),
      max: pick(900, 2500),
      flags: fc.subarray([...listFlags]),
    },
    { requiredKeys: ['facets', 'flags'] },
  ),
});

const plainLooks: Looks = {
  family: null,
  brand: 'Ndolo',
  finish: 'Matte',
  shadeHex: '#b3203f',
  shadeOrder: null,
  price: 1000,
  discount: 0,
  stock: 9,
  sold: 0,
  categories: [0, 1],
  isOnShelf: true,
};
/** Only transactions that stay open change these, so that no other step waits for them. */
const apart = await Promise.all([1, 2, 3, 4].map(() => addProduct(plainLooks)));

type AskedList = typeof anyList extends fc.Arbitrary<infer Value> ? Value : never;

test('lists, counts and the shades of cards are those of the table, whatever happened to it and in whatever order it was committed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyStep, fc.boolean()), { minLength: 3, maxLength: 10 }),
      fc.array(anyList, { minLength: 3, maxLength: 3 }),
      async (steps, lists) => {
        await db.deleteFrom('products').where('id', 'not in', apart).execute();
        const open: (() => Promise<unknown>)[] = [];
        for (const [step, isLookedAt] of steps) {
          if (step.does !== 'price') await doStep(step);
          else if (open.length < apart.length) open.push(await changePrice(apart[open.length], step.price));
          if (isLookedAt) await expectLists([cheapest, ...lists.slice(0, 1)]);
        }
        await expectLists(lists);
        for (const commit of open) {
          await commit();
          await expectLists([cheapest]);
        }
        await expectLists(lists);
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

test('a card has the new colours and order of shades when nothing else changes', async () => {
  await db.deleteFrom('products').where('id', 'not in', apart).execute();
  const velvet = { ...plainLooks, family: 'velvet' };
  const first = await addProduct(velvet);
  await addProduct({ ...velvet, shadeHex: '#4e2347' });
  const colours = async () => {
    const [card] = await listCardsByIds(db, [first]);
    return card?.card?.colours;
  };
  expect(await colours()).toEqual(['#b3203f', '#4e2347']);
  const change = db.updateTable('products').where('id', '=', first);
  await change.set({ shadeHex: '#b4203f' }).execute();
  expect(await colours()).toEqual(['#b4203f', '#4e2347']);
  await change.set({ shadeOrder: 1 }).execute();
  expect(await colours()).toEqual(['#b4203f', '#4e2347']);
  await db.updateTable('products').set({ shadeOrder: 0 }).where('shadeHex', '=', '#4e2347').execute();
  expect(await colours()).toEqual(['#4e2347', '#b4203f']);
});

test('after changes were forgotten, the catalogue is read once, also where an older transaction is open', async () => {
  await transaction(db, async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    await sql`select forget_list_changes()`.execute(db);
    const look = () => recordStatements(() => readListedProducts(db));
    expect((await look()).length).toBeGreaterThan(1);
    expect(await look()).toHaveLength(1);
  });
});

test('sorted by what is off, a card shows the shade that brought it to its place', async () => {
  await db.deleteFrom('products').where('id', 'not in', apart).execute();
  const velvet = { ...plainLooks, family: 'velvet' };
  await addProduct({ ...velvet, discount: 15, sold: 3 });
  const reducedMost = await addProduct({ ...velvet, discount: 50 });
  await addProduct({ ...velvet, discount: 60, stock: 0 });
  const other = await addProduct({ ...plainLooks, discount: 40 });
  const offers: CardList = {
    source: sourceOfOffers,
    choice: { facets: {}, flags: [] },
    sort: 'discount',
    families: true,
    newSince: new Date(0),
  };
  const { ids } = listCards(await readListedProducts(db), offers, { page: 1, limit: 8 });
  expect(ids).toEqual([reducedMost, other]);
});

test('sorted by price, cards are in the order of the prices that they say, whichever shades were chosen', async () => {
  await db.deleteFrom('products').where('id', 'not in', apart).execute();
  const velvet = { ...plainLooks, brand: 'Toghu', family: 'velvet' };
  await addProduct({ ...velvet, shadeHex: '#e3bd97', price: 500, stock: 0 });
  await addProduct({ ...velvet, shadeHex: '#4e2347', price: 1000 });
  const red = await addProduct({ ...velvet, price: 3000 });
  const other = await addProduct({ ...plainLooks, brand: 'Toghu', price: 2000 });
  const reds: Omit<CardList, 'sort'> = {
    source: sourceOfEverything,
    choice: { facets: { brand: ['Toghu'], colour: ['red'] }, flags: [] },
    families: true,
    newSince: new Date(0),
  };
  const listed = await readListedProducts(db);
  const idsBy = (sort: CardList['sort']) => listCards(listed, { ...reds, sort }, { page: 1, limit: 8 }).ids;
  // 'From 1,000' comes before 2,000.
  expect(idsBy('price')).toEqual([red, other]);
  expect(idsBy('price-down')).toEqual([other, red]);
});

/** Changes a price in a transaction that stays open until the returned function commits it. */
async function changePrice(id: string | undefined, price: number): Promise<() => Promise<void>> {
  const written = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const change = transaction(db, async (tx) => {
    if (id) await tx.updateTable('products').set({ price }).where('id', '=', id).execute();
    written.resolve();
    await end.promise;
  });
  await written.promise;
  return () => {
    end.resolve();
    return change;
  };
}

async function doStep(step: Exclude<Step, { does: 'price' }>): Promise<void> {
  if (step.does === 'add') await addProduct(step.looks);
  else if (step.does === 'tidy') await sql`select ${sql.ref(step.by)}()`.execute(db);
  else await changeOne(step);
}

async function addProduct(looks: Looks): Promise<string> {
  const { brand, finish, sold, stock, family, shadeOrder, isOnShelf, categories: filed, ...columns } = looks;
  const { id } = await makeProduct(
    { db },
    {
      ...columns,
      // Without stock movements it can be deleted.
      stock: 0,
      ...(family !== null && { family }),
      name: 'Lipstick – Red',
      shadeName: 'Red',
      details: [
        ['Brand', brand],
        ['Finish', finish],
      ],
      categoryIds: filed.map((number) => categories[number] ?? ''),
      subCategoryIds: isOnShelf ? [subCategory] : [],
    },
  );
  await db.updateTable('products').set({ sold, stock, shadeOrder }).where('id', '=', id).execute();
  return id;
}

async function changeOne(step: Extract<Step, { product: number }>): Promise<void> {
  const found = await db
    .selectFrom('products')
    .select(['id', 'sequence', 'isListed'])
    .where('id', 'not in', apart)
    .orderBy('sequence', 'desc')
    .offset(step.product)
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  const one = db.updateTable('products').where('id', '=', found.id);
  if (step.does === 'change') await one.set(step.to).execute();
  else if (step.how === 'delete') await db.deleteFrom('products').where('id', '=', found.id).execute();
  else if (step.how === 'hide') await one.set({ isListed: false }).execute();
  else if (step.how === 'show') await one.set({ isListed: true }).execute();
  else {
    await db.deleteFrom('productCategories').where('productId', '=', found.id).execute();
    const link = { productId: found.id, categoryId: categories[1], sequence: found.sequence };
    await db
      .insertInto('productCategories')
      .values({ ...link, isListed: found.isListed })
      .execute();
  }
}

/** A list that changes with every price. */
const cheapest: AskedList = {
  source: sources.everything,
  families: false,
  sort: 'price',
  limit: 4,
  choice: { facets: {}, flags: [] },
};

async function expectLists(lists: readonly AskedList[]): Promise<void> {
  const [listed, stored] = await Promise.all([readListedProducts(db), readTable()]);
  expect(stored.map((product) => shadesHeld(listed, product))).toEqual(
    stored.map(({ card }) => plainShades(stored.filter((shade) => shade.card === card))),
  );
  for (const { source, limit, ...asked } of lists) {
    const list: CardList = { ...asked, source: source.source, newSince: new Date(0) };
    const members = stored.filter(source.has);
    const pages = [1, 2, 3].map((page) => listCards(listed, list, { page, limit }));
    const plain = plainList(members, list, stored, source.fits);
    expect(pages.map(({ ids }) => ids)).toEqual(
      [0, 1, 2].map((page) => plain.slice(page * limit, (page + 1) * limit)),
    );
    expect(pages[0]?.totalCount).toBe(plain.length);
    const counts = countFacets(listed, list);
    expect({
      ...counts,
      values: counts.values.map(({ kind, value, cards }) => `${kind}:${value} ${cards}`).sort(),
    }).toEqual(plainCounts(members, list));
  }
}

/** Of two categories the one that has more products of the same sub-category, or more of all; among equals the first by name. */
function plainMainCategory(
  { categories: filed, subCategories: [shelf] }: ListedProduct,
  stored: readonly ListedProduct[],
) {
  const countIn = (category: string) =>
    stored.filter(
      (one) =>
        one.categories.includes(category) && (shelf === undefined || one.subCategories.includes(shelf)),
    ).length;
  const [lips, eyes] = categories;
  if (filed.length < 2) return filed[0];
  return countIn(lips) > countIn(eyes) ? lips : eyes;
}

type Shade = Pick<ListedProduct, 'sequence' | 'pricePaid' | 'shadeHex'>;

function shadesHeld(listed: ListedProducts, { sequence }: ListedProduct): Shade[] {
  return listed.shadesOf(sequence).map((row) => ({
    sequence: listed.sequence[row] ?? 0,
    pricePaid: listed.pricePaid[row] ?? 0,
    shadeHex: listed.colours.values[listed.colour[row] ?? -1] ?? null,
  }));
}

function plainShades(shades: readonly ListedProduct[]): Shade[] {
  return shades
    .toSorted((a, b) => (a.shadeOrder ?? Infinity) - (b.shadeOrder ?? Infinity) || a.sequence - b.sequence)
    .map(({ sequence, pricePaid, shadeHex }) => ({ sequence, pricePaid, shadeHex }));
}

async function readTable(): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    select products.*,
      array(select category_id from product_categories where product_id = id) as categories,
      array(select sub_category_id from product_sub_categories where product_id = id) as sub_categories
    from products where is_listed`.execute(db);
  return rows;
}

const flags: Record<ListFlag, (product: ListedProduct) => boolean> = {
  stock: ({ stock }) => stock > 0,
  offer: ({ discount }) => discount > 0,
  new: () => true,
};

function isChosen(product: ListedProduct, choice: ListChoice, but?: string): boolean {
  const kinds = facetKinds.filter((kind) => kind !== but);
  return (
    kinds.every(
      (kind) => choice.facets[kind]?.some((value) => product.facets.includes(`${kind}:${value}`)) ?? true,
    ) &&
    (but === 'price' ||
      (product.pricePaid >= (choice.min ?? 0) && product.pricePaid <= (choice.max ?? 1e9))) &&
    choice.flags.every((flag) => flag === but || flags[flag](product))
  );
}

function cardsOf(products: readonly ListedProduct[], families: boolean): ListedProduct[][] {
  return [...Map.groupBy(products, ({ card, id }) => (families ? card : id)).values()];
}

/** The price on a card: that of the cheapest shade that can be bought, or of the cheapest if none can. */
function saidPrice(shades: readonly ListedProduct[]): number {
  const buyable = shades.filter(({ stock }) => stock > 0);
  return Math.min(...(buyable.length > 0 ? buyable : shades).map(({ pricePaid }) => pricePaid));
}

function plainList(
  members: readonly ListedProduct[],
  { choice, sort, families }: CardList,
  stored: readonly ListedProduct[],
  fits: NonNullable<PlainSource['fits']> = () => 0,
): string[] {
  const cards = cardsOf(
    members.filter((product) => isChosen(product, choice)),
    families,
  ).map((shades) => {
    const [shown] = shades.toSorted(
      (a, b) =>
        Number(b.stock > 0) - Number(a.stock > 0) ||
        (sort === 'discount' ? b.discount - a.discount : 0) ||
        fits(b, stored) - fits(a, stored) ||
        b.sold - a.sold ||
        a.sequence - b.sequence,
    );
    return {
      id: shown?.id,
      fits: Math.max(...shades.map((shade) => fits(shade, stored))),
      newest: Math.max(...shades.map(({ sequence }) => sequence)),
      inStock: Number(shades.some(({ stock }) => stock > 0)),
      sold: shades.reduce((sum, { sold }) => sum + sold, 0),
      // All shades of a card determine its price, also those that the list leaves out.
      price: saidPrice(families ? stored.filter(({ card }) => card === shown?.card) : shades),
      // The discount of the shade shown, which is the one that put the card there.
      discount: shown?.discount ?? 0,
    };
  });
  type Card = (typeof cards)[number];
  const keys: Record<CardList['sort'], (card: Card) => number[]> = {
    best: ({ fits, inStock, sold }) => [fits, inStock, sold],
    fitting: ({ fits }) => [fits],
    popular: ({ inStock, sold }) => [inStock, sold],
    newest: () => [],
    price: ({ inStock, price }) => [inStock, -price],
    'price-down': ({ inStock, price }) => [inStock, price],
    discount: ({ inStock, discount }) => [inStock, discount],
  };
  const keyOf = (card: Card) => [...keys[sort](card), card.newest];
  return cards
    .toSorted((a, b) => {
      const [of, other] = [keyOf(a), keyOf(b)];
      const index = of.findIndex((value, index) => value !== other[index]);
      return (other[index] ?? 0) - (of[index] ?? 0);
    })
    .map(({ id }) => id ?? '');
}

function plainCounts(members: readonly ListedProduct[], { choice, families }: CardList) {
  const leftWithout = (but: string) => members.filter((product) => isChosen(product, choice, but));
  const countOf = (kind: FacetKind, facet: string) =>
    cardsOf(
      leftWithout(kind).filter(({ facets }) => facets.includes(facet)),
      families,
    ).length;
  const all = [...new Set(members.flatMap(({ facets }) => facets))].sort();
  const prices = leftWithout('price').map(({ pricePaid }) => pricePaid);
  return {
    values: all.flatMap((facet) => {
      const kind = facetKinds.find((known) => facet.startsWith(`${known}:`));
      const cards = kind ? countOf(kind, facet) : 0;
      return cards > 0 ? [`${facet} ${cards}`] : [];
    }),
    flags: Object.fromEntries(
      listFlags.map((flag) => [flag, cardsOf(leftWithout(flag).filter(flags[flag]), families).length]),
    ),
    prices: prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : undefined,
  };
}
