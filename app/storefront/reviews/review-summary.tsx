import { useLanguage, useMessages } from '../../language.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { Link } from '../../ui/link.tsx';
import { formatAverage, type Rating } from './rating.ts';
import { Stars } from './stars.tsx';

/** The rating in one line, as a link to the reviews. */
export function ReviewSummary({ rating, to }: { rating: Rating; to: string }) {
  const texts = useMessages(reviewMessages);
  const average = formatAverage(rating.average, useLanguage());
  return (
    <Link to={to} className="tap gap-2">
      <Stars stars={rating.average} said={average} />
      <span className="figures">
        {average} · {texts.count(rating.count)}
      </span>
    </Link>
  );
}
