import type { Database } from '#db/client.ts';

/** The newest good reviews by buyers, for the home page. */
export async function listNewestReviews(db: Database, most: number) {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .select(['reviews.id', 'stars', 'text', 'authorName', 'reviews.language'])
    .select(['products.id as productId', 'products.name', 'products.nameFr'])
    .where('state', '=', 'shown')
    .where('isListed', '=', true)
    .where('text', '<>', '')
    .where('stars', '>=', 4)
    .orderBy('writtenAt', 'desc')
    .orderBy('reviews.id')
    .limit(most)
    .execute();
  return rows.map(({ productId, name, nameFr, ...review }) => ({
    ...review,
    product: { _id: productId, name, nameFr },
  }));
}
