import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { ShownQuestionView } from '#shared/contract/question.ts';
import { formatDay } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { questionMessages } from '../../messages/question-messages.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { pageApi } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { AskDialog } from './ask-dialog.tsx';
import '../reviews/review-list.css';

const shownAtFirst = 3;
/** The most that one call returns. */
const all = 100;

type Shown = { limit: number; answer: Awaited<ReturnType<typeof pageApi.question.listOfProduct>> };
/** What was last shown by product, for going back; it is fetched again all the same. */
const lastShown = new Map<string, Shown>();

/** The answered questions about a product, and a button to ask one. */
export function ProductQuestions({ productId }: { productId: string }) {
  const texts = useMessages(questionMessages);
  const [before] = useState(() => lastShown.get(productId));
  const [limit, setLimit] = useState(before?.limit ?? shownAtFirst);
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(
    (options: CallOptions) => pageApi.question.listOfProduct({ productId, limit }, options),
    [productId, limit],
  );
  const { answer: fetched, failure, isLoading, reload } = useAnswer(ask);
  useEffect(() => {
    if (fetched) lastShown.set(productId, { limit, answer: fetched });
  }, [fetched, limit, productId]);
  const answer = fetched ?? before?.answer;
  const count = answer?.totalCount ?? 0;
  return (
    <section className="product-reviews stack gap-3" aria-labelledby="product-questions-heading">
      <h2 id="product-questions-heading">{count === 0 ? texts.title : texts.counted(count)}</h2>
      {failure && <ErrorState title={texts.failed} retrying={isLoading} onRetry={() => void reload()} />}
      {count === 0 && !failure && answer && <p className="muted">{texts.none}</p>}
      {answer && count > 0 && (
        <ul className="stack">
          {answer.data.map((question) => (
            <li key={question.id} className="review-list__item stack gap-2">
              <Question question={question} />
            </li>
          ))}
        </ul>
      )}
      <p className="cluster">
        <Button variant="outline" onClick={() => setAsking(true)}>
          {texts.ask}
        </Button>
        {answer && count > answer.data.length && (
          <Button variant="quiet" busy={isLoading} onClick={() => setLimit(all)}>
            {texts.all(count)}
          </Button>
        )}
      </p>
      <AskDialog productId={productId} open={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}

function Question({ question }: { question: ShownQuestionView }) {
  const language = useLanguage();
  const texts = useMessages(reviewMessages);
  const facts = useFacts();
  const { text, answer, authorName, askedAt } = question;
  return (
    <>
      <p className="as-typed measure strong" lang={question.language}>
        {text}
      </p>
      <p className="fine">
        {authorName} · <time dateTime={askedAt}>{formatDay(askedAt, language)}</time>
      </p>
      <div className="note note--tint measure">
        <p className="small strong">{texts.answerOf(facts.name)}</p>
        <p className="as-typed" lang={question.language}>
          {answer}
        </p>
      </div>
    </>
  );
}
