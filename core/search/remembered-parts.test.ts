import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { transaction } from '#db/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeCategory, makeProduct } from '#tests/support/make.ts';
import { recordStatements } from '#tests/support/record-statements.ts';
import { findMatches } from './find-matches.ts';
import { readParts } from './remembered-parts.ts';

// Compares searches by remembered words with a plain reading of the index, after random changes to the catalogue.

const { db } = await testDatabase();
const { id: category } = await makeCategory({ db });
const inCategory = { categoryIds: [category], subCategoryIds: [] };
// Puts the first products into one block of the index, and those of later runs into the next.
await sql`alter table products alter column sequence restart with 8150`.execute(db);

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const anyName = fc
  .array(pick('Zorbel', 'Mavrik', 'Quintal'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const anySearch = pick('zorbel', 'zorb', 'mavrik', 'quintal zorbel', 'mavrik quintal', 'kept apart');

type Step =
  | { does: 'add'; name: string }
  | { does: 'rename' | 'describe'; product: number; name: string }
  | { does: 'hide' | 'show' | 'delete'; product: number }
  | { does: 'rename apart'; name: string }
  | { does: 'tidy_list_changes' | 'forget_list_changes' | 'rebuild_product_search' };
const product = fc.nat({ max: 4 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: pick('add' as const), name: anyName }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: pick('rename' as const, 'describe' as const), product, name: anyName }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: pick('hide' as const, 'show' as const, 'delete' as const), product }),
  },
  { weight: 2, arbitrary: fc.record({ does: pick('rename apart' as const), name: anyName }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: pick(
        'tidy_list_changes' as const,
        'forget_list_changes' as const,
        'rebuild_product_search' as const,
      ),
    }),
  },
);

/** Transactions rename these and stay open for a while, in which no other transaction can write words. */
const apart = await Promise.all([1, 2].map((number) => add(`Kept apart ${number}`)));

test('searches find what the index has, whatever happened to it and in whatever order it was committed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyStep, fc.option(anySearch), fc.boolean()), { minLength: 3, maxLength: 8 }),
      fc.array(anySearch, { minLength: 3, maxLength: 3 }),
      async (steps, searches) => {
        await db.deleteFrom('products').where('id', 'not in', apart).execute();
        for (const [step, search, isMeanwhile] of steps) {
          const doing = doStep(step);
          // A search during a change may find the state before or after it; what it remembers must not outlast the change.
          if (search !== null && isMeanwhile) await findMatches(db, search, firstPage);
          await doing;
          if (search !== null) await expectMatches(search);
        }
        for (const search of searches) await expectMatches(search);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

test('words are read once, and again only where words of their products changed', async () => {
  const names = ['Wimpole Balm', 'Wimpole Brush'];
  const [balm] = await Promise.all(names.map(add));
  await readListedProducts(db);
  const search = () => recordStatements(() => findMatches(db, 'wimpole', firstPage));
  const first = await search();
  expect(first.filter(readsWords)).toHaveLength(1);
  expect((await search()).filter(readsWords)).toHaveLength(0);
  await db
    .updateTable('products')
    .set({ price: 9000, sold: 3 })
    .where('id', '=', balm ?? '')
    .execute();
  expect((await search()).filter(readsWords)).toHaveLength(0);
  await db
    .updateTable('products')
    .set({ name: 'Other Balm' })
    .where('id', '=', balm ?? '')
    .execute();
  expect((await search()).filter(readsWords)).toHaveLength(1);
  await expectMatches('wimpole');
});

test.each(['lipstick', 'lipstikc', 'lippstick', 'teinte doux'])(
  'for “%s”, typed for the first time, words are read once, while it is being looked up',
  async (typed) => {
    await Promise.all(['Lipstick', 'Teint doux'].map(add));
    await readListedProducts(db);
    const [first, ...others] = await recordStatements(() => findMatches(db, typed, firstPage));
    expect(first && readsWords(first)).toBe(true);
    expect(others.filter(readsWords)).toHaveLength(0);
  },
);

test('of so many words that they take too much room, those that were looked for last are remembered', async () => {
  await add('Crowded');
  const products = await readListedProducts(db);
  const parts = Array.from({ length: 15_000 }, (_, number) => ({
    part: [[[{ first: 'crowded', last: `crowded${number}` }]]],
    namesOnly: true,
  }));
  await readParts(db, products, parts);
  const last = () => readParts(db, products, parts.slice(-10));
  const first = () => readParts(db, products, parts.slice(0, 10));
  expect(await recordStatements(last)).toHaveLength(0);
  expect(await recordStatements(first)).toHaveLength(1);
  expect(await recordStatements(first)).toHaveLength(0);
}, 30_000);

const firstPage = { offset: 0, limit: 100 };

function readsWords({ text }: { text: string }): boolean {
  return text.includes('read_search_parts');
}

async function expectMatches(search: string): Promise<void> {
  const words = search.split(' ').map((word) => `${word}:*`);
  const { rows } = await sql<{ id: string }>`
    select product_id as id from product_search where words @@ to_tsquery('simple', ${words.join(' & ')})
  `.execute(db);
  const { ids, totalCount } = await findMatches(db, search, firstPage);
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(totalCount).toBe(rows.length);
}

async function add(name: string): Promise<string> {
  const { id } = await makeProduct({ db }, { name, stock: 0, ...inCategory });
  return id;
}

async function doStep(step: Step): Promise<void> {
  if (step.does === 'add') await add(step.name);
  else if ('product' in step) await changeOne(step);
  else if (step.does === 'rename apart') await renameWhileOthersLook(step.name);
  else await sql`select ${sql.ref(step.does)}()`.execute(db);
}

async function changeOne(step: Extract<Step, { product: number }>): Promise<void> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'not in', apart)
    .orderBy('sequence', 'desc')
    .offset(step.product)
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  if (step.does === 'delete') await db.deleteFrom('products').where('id', '=', found.id).execute();
  else await db.updateTable('products').set(changed(step)).where('id', '=', found.id).execute();
}

function changed(step: Extract<Step, { product: number }>) {
  if (!('name' in step)) return { isListed: step.does === 'show' };
  return step.does === 'rename' ? { name: step.name } : { description: step.name };
}

/**
 * Renames one product in an open transaction: searches before it ends must find the old name, although another transaction that began later
 * has ended first.
 */
async function renameWhileOthersLook(name: string): Promise<void> {
  const [renamed, sold] = apart;
  await transaction(db, async (tx) => {
    await tx
      .updateTable('products')
      .set({ name: `Kept apart ${name}` })
      .where('id', '=', renamed ?? '')
      .execute();
    await db
      .updateTable('products')
      .set(({ ref }) => ({ sold: sql<number>`${ref('sold')} + 1` }))
      .where('id', '=', sold ?? '')
      .execute();
    for (const search of ['kept apart', 'zorb']) await expectMatches(search);
  });
}
