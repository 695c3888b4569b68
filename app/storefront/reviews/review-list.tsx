import type { ShownReviewView } from '#shared/contract/review.ts';
import { formatDay } from '#shared/formats/dates.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { skinMessages } from '../../messages/skin-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { PhotoList } from '../../ui/pictures/photo-list.tsx';
import { Stars } from './stars.tsx';
import './review-list.css';

export function ReviewList({ reviews }: { reviews: readonly ShownReviewView[] }) {
  return (
    <ul className="review-list stack">
      {reviews.map((review) => (
        <li key={review.id} className="review-list__item stack gap-1">
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review }: { review: ShownReviewView }) {
  const texts = useMessages(reviewMessages);
  const values = useMessages(skinMessages);
  const language = useLanguage();
  const facts = useFacts();
  const { stars, text, authorName, skinType, depth, shadeName, shadeNameFr, writtenAt, answer, photos } =
    review;
  const skin = [
    ...(depth === null ? [] : [values[`depth:${depth}`]]),
    ...(skinType === null ? [] : [values[`skin:${skinType}`]]),
  ];
  const about = [
    ...(shadeName === null ? [] : [texts.shade(nameIn(language, { name: shadeName, nameFr: shadeNameFr }))]),
    ...(skin.length === 0 ? [] : [texts.skin(skin.join(', ').toLowerCase())]),
  ];
  return (
    <>
      <p className="cluster gap-2">
        <Stars stars={stars} />
        <span className="strong">{authorName === '' ? texts.customer : authorName}</span>
        <time className="fine" dateTime={writtenAt}>
          {formatDay(writtenAt, language)}
        </time>
      </p>
      {about.length > 0 && <p className="fine">{about.join(' · ')}</p>}
      {text !== '' && (
        <p className="as-typed measure" lang={review.language}>
          {text}
        </p>
      )}
      <PhotoList photos={photos} word={texts.photo} />
      {answer !== '' && (
        <div className="note note--tint measure">
          <p className="small strong">{texts.answerOf(facts.name)}</p>
          <p className="as-typed">{answer}</p>
        </div>
      )}
    </>
  );
}
