import type { SaidReviewView } from '#shared/contract/home.ts';
import { nameIn } from '#shared/language.ts';
import { productPath } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { homeMessages } from '../../messages/home-messages.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Stars } from '../reviews/stars.tsx';

type SaidReviewsProps = { title: string | undefined; reviews: readonly SaidReviewView[] };

/** The newest reviews of pleased buyers, each with a link to its product. */
export function SaidReviews({ title, reviews }: SaidReviewsProps) {
  const language = useLanguage();
  const texts = homeMessages[language];
  return (
    <section className="container stack" aria-labelledby="reviews-title">
      <SectionHeading id="reviews-title">{title ?? texts.reviews}</SectionHeading>
      <ul className="stack stack--pair">
        {reviews.map((review) => (
          <li key={review.id} className="panel note stack gap-2">
            <Stars stars={review.stars} />
            <blockquote className="as-typed" lang={review.language}>
              {review.text}
            </blockquote>
            <p className="fine">
              {review.authorName === '' ? reviewMessages[language].customer : review.authorName} ·{' '}
              <LocalLink to={productPath(review.product)}>{nameIn(language, review.product)}</LocalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
