import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { ReviewState } from '#shared/reviews.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { containsWords } from '../words/contains-words.ts';
import type { WrittenReview } from './write-review.ts';

export type Review = WrittenReview & {
  id: string;
  orderId: string;
  orderNumber: string;
  productId: string;
  productName: string;
  productNameFr: string | null;
};

type ListReviews = { state: ReviewState; search: string; page: number; limit: number };

export async function listReviews(
  db: Database,
  { state, search, page, limit }: ListReviews,
): Promise<{ reviews: Review[]; totalCount: number; counts: Record<ReviewState, number> }> {
  const found = selectReviews(db)
    .where('reviews.state', '=', state)
    .where(
      containsWords(
        sql`concat_ws(' ', reviews.text, author_name, products.name, products.name_fr, order_number)`,
        search,
      ),
    );
  const [reviews, { count }, counts] = await Promise.all([
    found
      .orderBy('writtenAt', 'desc')
      .orderBy('reviews.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found
      .clearSelect()
      .select((review) => review.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    countStates(db),
  ]);
  return { reviews, totalCount: count, counts };
}

/** Sets the state of a review; any state may follow any other. */
export function setReviewState(
  store: Pick<Store, 'db' | 'clock'>,
  staff: CurrentUser,
  { id, state }: { id: string; state: ReviewState },
): Promise<Outcome<Review, 'REVIEW_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    const before = await lockReview(tx, id);
    if (!before) return refuse('REVIEW_NOT_FOUND');
    await tx.updateTable('reviews').set({ state }).where('id', '=', id).execute();
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'review', action: 'changed', at: store.clock.now() } as const),
      ...{ subjectId: id, subjectName: before.name },
      ...{ before: { reviewState: before.state }, after: { reviewState: state } },
    });
    return succeed(await getReview(tx, id));
  });
}

/** Sets the shop's answer, shown below the review; an empty answer removes it. */
export function answerReview(
  store: Pick<Store, 'db' | 'clock'>,
  staff: CurrentUser,
  { id, answer }: { id: string; answer: string },
): Promise<Outcome<Review, 'REVIEW_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    const before = await lockReview(tx, id);
    if (!before) return refuse('REVIEW_NOT_FOUND');
    if (before.answer !== answer) {
      await tx.updateTable('reviews').set({ answer }).where('id', '=', id).execute();
      // The audit log leaves out the text, which may name the buyer, who can have it deleted.
      await recordChange(tx, {
        ...({ actorId: staff.id, kind: 'review', action: 'noted', at: store.clock.now() } as const),
        ...{ subjectId: id, subjectName: before.name },
      });
    }
    return succeed(await getReview(tx, id));
  });
}

/** Deletes the reviews of orders whose buyer is no longer known to the shop. */
export async function forgetReviews(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.deleteFrom('reviews').where('orderId', 'in', orderIds).execute();
  await tx.deleteFrom('reviewInvitations').where('orderId', 'in', orderIds).execute();
}

function lockReview(tx: Transaction, id: string) {
  return tx
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'productId')
    .select(['state', 'answer', 'products.name'])
    .where('reviews.id', '=', id)
    .forNoKeyUpdate('reviews')
    .executeTakeFirst();
}

function getReview(db: Database, id: string): Promise<Review> {
  return selectReviews(db).where('reviews.id', '=', id).executeTakeFirstOrThrow();
}

function selectReviews(db: Database) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'productId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['reviews.id', 'orderId', 'orderNumber', 'productId', 'products.name as productName'])
    .select([
      'products.nameFr as productNameFr',
      'stars',
      'text',
      'authorName',
      'skinType',
      'depth',
      'photos',
    ])
    .select(['reviews.language', 'state', 'answer', 'writtenAt']);
}

async function countStates(db: Database): Promise<Record<ReviewState, number>> {
  const { rows } = await sql<Record<ReviewState, number>>`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'shown')::int as shown,
      count(*) filter (where state = 'hidden')::int as hidden
    from reviews
  `.execute(db);
  return rows[0] ?? { waiting: 0, shown: 0, hidden: 0 };
}
