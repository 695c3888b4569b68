import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { mostStars } from '#shared/reviews.ts';
import type { WrittenReview } from './write-review.ts';

export type ShownReview = Omit<WrittenReview, 'state'> & {
  id: string;
  shadeName: string | null;
  shadeNameFr: string | null;
};

export type ProductReviews = {
  reviews: ShownReview[];
  /** The numbers of buyers who gave one star, two … five. */
  counts: number[];
  family: string | null;
};

/** Reviews of a product: all shades of a family are reviewed together, because a single shade has few buyers. */
export async function listProductReviews(
  db: Database,
  { productId, page, limit }: { productId: string; page: number; limit: number },
): Promise<ProductReviews & { totalCount: number }> {
  const isOfThem = sql<SqlBool>`product_id in (
    select shade.id from products as shade, products as product
    where product.id = ${productId} and shade.is_listed and (shade.id = product.id or shade.family = product.family))`;
  const [counted, reviews, product] = await Promise.all([
    db
      .selectFrom('reviews')
      .select(['stars', (review) => review.fn.countAll<number>().as('count')])
      .where('state', '=', 'shown')
      .where(isOfThem)
      .groupBy('stars')
      .execute(),
    db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'productId')
      .select([
        'reviews.id',
        'stars',
        'text',
        'authorName',
        'skinType',
        'depth',
        'photos',
        'language',
        'answer',
      ])
      .select(['writtenAt', 'products.shadeName', 'products.shadeNameFr'])
      .where('state', '=', 'shown')
      .where(isOfThem)
      .orderBy('writtenAt', 'desc')
      .orderBy('reviews.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db.selectFrom('products').select('family').where('id', '=', productId).executeTakeFirst(),
  ]);
  const counts = Array.from({ length: mostStars }, (_, index) =>
    Number(counted.find(({ stars }) => stars === index + 1)?.count ?? 0),
  );
  return {
    reviews,
    counts,
    family: product?.family ?? null,
    totalCount: counts.reduce((sum, count) => sum + count, 0),
  };
}
