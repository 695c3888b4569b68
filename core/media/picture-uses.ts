import { type Expression, sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Every column that holds a picture's address. An order's picture is kept as long as the order. */
export const pictureColumns = [
  'brands.logo',
  'categories.image',
  'home_layouts.blocks',
  'import_writes.before',
  'order_lines.image',
  'products.images',
  'return_requests.photos',
  'reviews.photos',
  'sub_categories.image',
  'users.avatar',
] as const;

/** Pictures older than `before`, oldest first, that nothing in the shop shows; only among these names, if given. */
export async function findUnusedPictures(
  db: Database,
  { before, limit, among }: { before: Date; limit: number; among?: readonly string[] },
): Promise<string[]> {
  const unused = await db
    .with('used', () => namesInUse(db))
    .selectFrom('media')
    .select('name')
    .where('createdAt', '<', before)
    .$if(among !== undefined, (query) => query.where('name', 'in', among ?? []))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('used').select('used.name').whereRef('used.name', '=', 'media.name'))),
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return unused.map(({ name }) => name);
}

function namesInUse(db: Database) {
  return db
    .selectFrom('categories')
    .select(({ ref }) => nameOf(ref('image')).as('name'))
    .unionAll(
      db.selectFrom('brands').select(({ fn }) => nameOf(fn.coalesce('logo', sql<string>`''`)).as('name')),
    )
    .unionAll(
      db
        .selectFrom('homeLayouts')
        .select(({ ref }) =>
          nameOf(
            sql<string>`jsonb_path_query(${ref('blocks')}, '$[*].*.* ? (@.type() == "string" && @ starts with "/media/")') #>> '{}'`,
          ).as('name'),
        ),
    )
    .unionAll(db.selectFrom('subCategories').select(({ ref }) => nameOf(ref('image')).as('name')))
    .unionAll(db.selectFrom('orderLines').select(({ ref }) => nameOf(ref('image')).as('name')))
    .unionAll(
      db
        .selectFrom('returnRequests')
        .select(({ ref }) => nameOf(sql<string>`unnest(${ref('photos')})`).as('name')),
    )
    .unionAll(
      db.selectFrom('reviews').select(({ ref }) => nameOf(sql<string>`unnest(${ref('photos')})`).as('name')),
    )
    .unionAll(db.selectFrom('users').select(({ ref }) => nameOf(ref('avatar')).as('name')))
    .unionAll(
      // Undoing an import, while it is still possible, restores these pictures as well.
      db
        .selectFrom('importWrites')
        .select(({ ref }) =>
          nameOf(sql<string>`jsonb_array_elements_text(${ref('before')} -> 'images')`).as('name'),
        ),
    )
    .unionAll(
      db.selectFrom('products').select(({ ref }) => nameOf(sql<string>`unnest(${ref('images')})`).as('name')),
    );
}

/** The middle part of '/media/{name}/{width}.webp'. */
function nameOf(url: Expression<string>) {
  return sql<string>`split_part(${url}, '/', 3)`;
}
