import type { ShownReviewView } from '#shared/contract/review.ts';
import { useMessages } from '../../language.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { Link } from '../../ui/link.tsx';
import type { Rating } from './rating.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';

type ProductReviewsProps = {
  rating: Rating;
  reviews: readonly ShownReviewView[];
  /** The page with all of them. */
  to: string;
};

/** The newest reviews on the page of their product. */
export function ProductReviews({ rating, reviews, to }: ProductReviewsProps) {
  const texts = useMessages(reviewMessages);
  return (
    <section className="product-reviews stack gap-3" aria-labelledby="reviews-heading">
      <div>
        <h2 id="reviews-heading">{texts.title}</h2>
        <ReviewSummary rating={rating} to={to} />
        <p className="fine">{texts.verified}</p>
      </div>
      <ReviewList reviews={reviews} />
      {rating.count > reviews.length && (
        <p>
          <Link to={to} className="tap">
            {texts.all(rating.count)}
          </Link>
        </p>
      )}
    </section>
  );
}
