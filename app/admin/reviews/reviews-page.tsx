import { useState } from 'react';
import type { ReviewView } from '#shared/contract/review.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { textIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { type ReviewState, reviewStates } from '#shared/reviews.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminReviewMessages, reviewMoveMessages } from '../../messages/admin-review-messages.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Stars } from '../../storefront/reviews/stars.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { PhotoList } from '../../ui/pictures/photo-list.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/reviews-page';

export const meta = privateMeta(adminReviewMessages, ({ title }) => title);

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.review.list({ ...wanted, state: reviewStates.find((known) => known === view) ?? 'waiting' }, options),
);

/** The reviews of buyers: the owner reads them, shows or hides them, and answers. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminReviewMessages);
  const list = useAdminList(loaderData);
  const counts = list.answer?.counts;
  const [answered, setAnswered] = useState<ReviewView>();
  return (
    <AdminPage title={texts.title}>
      <AdminList
        list={list}
        label={texts.title}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.waiting, count: counts?.waiting },
          { value: 'shown', label: texts.shown, count: counts?.shown },
          { value: 'hidden', label: texts.hidden, count: counts?.hidden },
        ]}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
      >
        {({ data }) =>
          data.map((review) => (
            <li key={review.id}>
              <Review review={review} onMoved={list.reload} onAnswer={setAnswered} />
            </li>
          ))
        }
      </AdminList>
      <ActionDialog
        subject={answered}
        title={texts.answerTitle}
        onClose={() => setAnswered(undefined)}
        send={(typed, { id }) => api.review.answer({ id, answer: typed('answer') })}
        onDone={list.reload}
        submitLabel={texts.save}
        keptAs={answered && `answer to review ${answered.id}`}
      >
        {({ answer }, kept) => (
          <TextArea
            label={texts.answerLabel}
            help={texts.answerHelp}
            name="answer"
            maxLength={limits.reviewText}
            defaultValue={kept.answer ?? answer}
          />
        )}
      </ActionDialog>
    </AdminPage>
  );
}

type ReviewProps = {
  review: ReviewView;
  onMoved: () => Promise<void>;
  onAnswer: (review: ReviewView) => void;
};

function Review({ review, onMoved, onAnswer }: ReviewProps) {
  const language = useLanguage();
  const texts = adminReviewMessages[language];
  const { act, isBusy } = useAction();
  const { id, stars, text, state, answer, orderId, orderNumber, writtenAt } = review;
  const product = textIn(language, review.productName, review.productNameFr);
  const author = review.authorName === '' ? reviewMessages[language].customer : review.authorName;

  const move = (to: ReviewState) =>
    act(async () => {
      const moved = await api.review.setState({ id, state: to });
      await onMoved();
      return moved;
    });

  return (
    <AdminRow
      label={texts.of(product, author)}
      title={product}
      words={
        <>
          <p className="cluster gap-2">
            <Stars stars={stars} />
            <span>{author}</span>
          </p>
          <p className="muted">
            {formatMoment(writtenAt, language)} ·{' '}
            <LocalLink to={`/dashboard/orders/${orderId}`}>{texts.order(orderNumber)}</LocalLink>
          </p>
        </>
      }
      actions={
        <>
          {reviewStates
            .filter((other) => other !== state && other !== 'waiting')
            .map((other) => (
              <Button
                key={other}
                variant={other === 'shown' ? 'primary' : 'outline'}
                disabled={isBusy}
                onClick={() => void move(other)}
              >
                {reviewMoveMessages[language][other]}
              </Button>
            ))}
          <Button variant="outline" onClick={() => onAnswer(review)}>
            {answer === '' ? texts.answer : texts.changeAnswer}
          </Button>
        </>
      }
    >
      {text === '' ? (
        <p className="muted">{texts.noText}</p>
      ) : (
        <p className="as-typed" lang={review.language}>
          {text}
        </p>
      )}
      <PhotoList photos={review.photos} word={reviewMessages[language].photo} />
      {answer !== '' && (
        <div className="note note--tint">
          <p className="small strong">{texts.yourAnswer}</p>
          <p className="as-typed">{answer}</p>
        </div>
      )}
    </AdminRow>
  );
}
