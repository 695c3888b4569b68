import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import type { Depth, SkinType } from '#shared/list-choice.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { ReviewState } from '#shared/reviews.ts';
import { newId } from '../ids.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import { findInvitedOrder } from './review-invitations.ts';

export type Said = {
  stars: number;
  text: string;
  authorName: string;
  skinType: SkinType | null;
  depth: Depth | null;
  /** Addresses of uploaded pictures. */
  photos: string[];
};

export type WrittenReview = Said & {
  language: Language;
  state: ReviewState;
  answer: string;
  writtenAt: Date;
};

export type OrderReviews = {
  orderNumber: string;
  items: {
    productId: string;
    name: string;
    nameFr: string | null;
    image: string;
    review: WrittenReview | null;
  }[];
};

/** The products of a delivered order and what its buyer has said about them. */
export async function findOrderReviews(
  db: Database,
  token: string,
): Promise<Outcome<OrderReviews, 'LINK_ENDED'>> {
  const order = await findInvitedOrder(db, token);
  if (!order) return refuse('LINK_ENDED');
  const [lines, reviews] = await Promise.all([
    db
      .selectFrom('orderLines')
      .select(['productId', 'name', 'nameFr', 'image'])
      .where('orderId', '=', order.orderId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('reviews')
      .select(['productId', 'stars', 'text', 'authorName', 'skinType', 'depth', 'photos'])
      .select(['language', 'state', 'answer', 'writtenAt'])
      .where('orderId', '=', order.orderId)
      .execute(),
  ]);
  const written = new Map(reviews.map(({ productId, ...review }) => [productId, review]));
  return succeed({
    orderNumber: order.orderNumber,
    items: lines.map((line) => ({ ...line, review: written.get(line.productId) ?? null })),
  });
}

const saidColumns = [
  'stars',
  'text',
  'authorName',
  'skinType',
  'depth',
  'photos',
] as const satisfies (keyof Said)[];

export type WriteReview = Said & { token: string; productId: string; language: Language };

/**
 * Saves a buyer's review of a product of the order. A second one replaces the first and must be approved again; an
 * identical one changes nothing.
 */
export async function writeReview(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { token, productId, ...said }: WriteReview,
): Promise<Outcome<OrderReviews, 'LINK_ENDED' | 'PRODUCT_NOT_FOUND' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    const order = await findInvitedOrder(tx, token);
    if (!order) return refuse('LINK_ENDED');
    const line = await tx
      .selectFrom('orderLines')
      .select('productId')
      .where('orderId', '=', order.orderId)
      .where('productId', '=', productId)
      .executeTakeFirst();
    if (!line) return refuse('PRODUCT_NOT_FOUND');
    if (!(await areKnownPictures(tx, said.photos))) {
      return refuse('INVALID_FIELDS', { fields: { photos: 'invalid' } });
    }
    await tx
      .insertInto('reviews')
      .values({ id: newId(), orderId: order.orderId, productId, ...said, writtenAt: clock.now() })
      .onConflict((conflict) =>
        conflict
          .columns(['orderId', 'productId'])
          .doUpdateSet({ ...said, state: 'waiting', writtenAt: clock.now() })
          .where((review) =>
            review.or(
              saidColumns.map((column) =>
                review(`reviews.${column}`, 'is distinct from', review.val(said[column])),
              ),
            ),
          ),
      )
      .execute();
    return findOrderReviews(tx, token);
  });
}
