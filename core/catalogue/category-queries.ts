import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Category, PlacedCategory, SubCategory } from './category.ts';

const columns = ['id', 'name', 'nameFr', 'image', 'version'] as const;

export function listCategories(db: Database): Promise<PlacedCategory[]> {
  return db
    .selectFrom('categories')
    .select([...columns, 'position'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Those of the ids that are categories. */
export async function knownCategoryIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('categories').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export async function knownSubCategoryIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('subCategories').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export function listSubCategories(db: Database): Promise<SubCategory[]> {
  return subCategories(db).orderBy(sql`lower(name)`).orderBy('id').execute();
}

/**
 * The ids of all categories and sub-categories by lower-case name in either language. In a transaction, none of them can be
 * deleted until it ends.
 */
export async function listCategoryIdsByName(db: Database): Promise<{
  categories: Map<string, string>;
  subCategories: Map<string, string>;
  /** The names as they are written, by id. */
  subCategoryNames: Map<string, string>;
}> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'nameFr'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  const subCategories = await db
    .selectFrom('subCategories')
    .select(['id', 'name', 'nameFr'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return {
    categories: idsByName(categories),
    subCategories: idsByName(subCategories),
    subCategoryNames: new Map(subCategories.map(({ id, name }) => [id, name])),
  };
}

/** English names are unique; a French name counts unless it equals an English one. */
function idsByName(
  categories: readonly { id: string; name: string; nameFr: string | null }[],
): Map<string, string> {
  return new Map([
    ...categories.flatMap(({ id, nameFr }): [string, string][] =>
      nameFr ? [[nameFr.toLowerCase(), id]] : [],
    ),
    ...categories.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
  ]);
}

/**
 * The lists without a product to show: the id of a category, and '<category>/<sub-category>' inside one that has products. Filled ones are
 * remembered (db/migrations/0163_filled_lists.sql).
 */
export async function listEmptyLists(db: Database): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`
    select list
    from (
      select id as category, id as list from categories
      union all
      select category_id, category_id || '/' || sub_category_id from sub_category_categories
    ) as every, catalogue_state
    where list <> all (filled_lists) and (list = category or category = any (filled_lists))
    order by list`.execute(db);
  return rows.map(({ list }) => list);
}

export function getSubCategory(db: Database, id: string): Promise<SubCategory> {
  return subCategories(db).where('id', '=', id).executeTakeFirstOrThrow();
}

function subCategories(db: Database) {
  return db
    .selectFrom('subCategories')
    .select(columns)
    .select(
      sql<Category[]>`(
        select coalesce(
          json_agg(
            json_build_object('id', category.id, 'name', category.name, 'nameFr', category.name_fr, 'image', category.image)
            order by lower(category.name)
          ),
          '[]'
        )
        from sub_category_categories as link
        join categories as category on category.id = link.category_id
        where link.sub_category_id = sub_categories.id
      )`.as('categories'),
    );
}
