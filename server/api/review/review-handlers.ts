import { addReviewPhoto } from '#core/reviews/add-review-photo.ts';
import { answerReview, listReviews, setReviewState } from '#core/reviews/moderate-reviews.ts';
import { listProductReviews, type ShownReview } from '#core/reviews/product-reviews.ts';
import { findOwnInvitation } from '#core/reviews/review-invitations.ts';
import { findOrderReviews, writeReview } from '#core/reviews/write-review.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { pagesOf } from '../pages-of.ts';

export const reviewHandlers: NounHandlers<'review'> = {
  async listOfProduct({ store }, wanted) {
    const { totalCount, reviews, ...data } = await listProductReviews(store.db, wanted);
    return {
      message: 'done',
      data: { ...data, reviews: reviews.map(presentShownReview) },
      beside: { page: wanted.page, totalPage: pagesOf(totalCount, wanted.limit) },
    };
  },
  async getOfOrder({ store }, { token }) {
    const outcome = await findOrderReviews(store.db, token);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
  async write({ store, language }, review) {
    const outcome = await writeReview(store, { ...review, language });
    return outcome.ok ? { message: 'reviewWritten', data: outcome.value } : outcome;
  },
  async addPhoto({ store, file }, { token }) {
    if (!file) return refuse('FILE_MISSING');
    const added = await addReviewPhoto(store, token, file);
    return added.ok ? { message: 'pictureUploaded', data: added.value } : added;
  },
  async getLink({ store, user }, { _id }) {
    const outcome = await findOwnInvitation(store.db, { orderId: _id, userId: user.id });
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
  async list({ store }, wanted) {
    const { reviews, ...beside } = await listReviews(store.db, wanted);
    return { message: 'done', data: reviews, beside };
  },
  async setState({ store, user }, wanted) {
    const outcome = await setReviewState(store, user, wanted);
    return outcome.ok ? { message: 'reviewMoved', data: outcome.value } : outcome;
  },
  async answer({ store, user }, wanted) {
    const outcome = await answerReview(store, user, wanted);
    return outcome.ok ? { message: 'reviewAnswered', data: outcome.value } : outcome;
  },
};

function presentShownReview({ shadeNameFr, ...review }: ShownReview) {
  return shadeNameFr === null || shadeNameFr === review.shadeName ? review : { ...review, shadeNameFr };
}
