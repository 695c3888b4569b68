import { useMessages } from '../../language.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import './stars.css';

export const starNumbers = [1, 2, 3, 4, 5] as const;

/** A character that every phone has, so no drawing has to be loaded. */
export function starSign(isFull: boolean): string {
  return isFull ? '★' : '☆';
}

/** `said` is what a screen reader announces, with decimals where there are some; only whole stars are drawn. */
export function Stars({ stars, said = String(stars) }: { stars: number; said?: string }) {
  const texts = useMessages(reviewMessages);
  return (
    <span className="stars" role="img" aria-label={texts.stars(said)}>
      {starNumbers.map((star) => starSign(star <= Math.round(stars))).join('')}
    </span>
  );
}
