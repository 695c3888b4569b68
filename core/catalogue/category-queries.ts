import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Category, SubCategory, VersionedCategory } from './category.ts';

const columns = ['id', 'name', 'nameFr', 'image', 'version'] as const;

export function listCategories(db: Database): Promise<VersionedCategory[]> {
  return db.selectFrom('categories').select(columns).orderBy(sql`lower(name)`).orderBy('id').execute();
}

/** Which of the ids are categories. */
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
