import { useState } from 'react';
import type { QuestionView } from '#shared/contract/question.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { textIn } from '#shared/language.ts';
import { productPath } from '#shared/page-paths.ts';
import { questionStates } from '#shared/questions.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminQuestionMessages } from '../../messages/admin-question-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/questions-page';
import { AnswerDialog, type Answering } from './answer-dialog.tsx';

export const meta = privateMeta(adminQuestionMessages, ({ title }) => title);

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.question.list(
    { ...wanted, state: questionStates.find((known) => known === view) ?? 'waiting' },
    options,
  ),
);

/** The questions of shoppers about products: the shop answers, by mail or for all to read. */
export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminQuestionMessages);
  const words = useMessages(adminMessages);
  const list = useAdminList(loaderData);
  const counts = list.answer?.counts;
  const [answering, setAnswering] = useState<Answering>();
  const [doomed, setDoomed] = useState<QuestionView>();
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
          data.map((question) => (
            <li key={question.id}>
              <Question
                question={question}
                onMoved={list.reload}
                onAnswer={setAnswering}
                onDelete={setDoomed}
              />
            </li>
          ))
        }
      </AdminList>
      <AnswerDialog answering={answering} onClose={() => setAnswering(undefined)} onDone={list.reload} />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        question={<p>{texts.deleteText}</p>}
        confirmLabel={words.delete}
        confirm={async () => {
          if (doomed === undefined) return;
          notify.success((await api.question.delete({ id: doomed.id })).message);
          setDoomed(undefined);
          await list.reload();
        }}
      />
    </AdminPage>
  );
}

type QuestionProps = {
  question: QuestionView;
  onMoved: () => Promise<void>;
  onAnswer: (answering: Answering) => void;
  onDelete: (question: QuestionView) => void;
};

function Question({ question, onMoved, onAnswer, onDelete }: QuestionProps) {
  const language = useLanguage();
  const texts = adminQuestionMessages[language];
  const { id, text, answer, state, authorName, email, askedAt, productId, productName } = question;
  const product = textIn(language, productName, question.productNameFr);
  const { act, isBusy } = useAction();
  const show = (isShown: boolean) =>
    act(async () => {
      const moved = await api.question.answer({ id, answer, isShown });
      await onMoved();
      return moved;
    });
  return (
    <AdminRow
      label={texts.of(product, authorName)}
      image={question.productImage}
      title={
        <LocalLink to={productPath({ _id: productId, name: productName })} target="_blank" className="tap">
          {product}
        </LocalLink>
      }
      words={
        <p className="muted">
          {authorName} · {formatMoment(askedAt, language)}
        </p>
      }
      actions={
        <>
          {state === 'waiting' ? (
            <Button onClick={() => onAnswer({ question, isShown: true })}>{texts.answerAndShow}</Button>
          ) : (
            <>
              <Button variant="outline" disabled={isBusy} onClick={() => void show(state === 'hidden')}>
                {state === 'hidden' ? texts.show : texts.hide}
              </Button>
              <Button variant="outline" onClick={() => onAnswer({ question, isShown: state === 'shown' })}>
                {texts.changeAnswer}
              </Button>
            </>
          )}
          {email !== null && (
            <Button variant="outline" onClick={() => onAnswer({ question, isShown: false })}>
              {texts.answerByMail}
            </Button>
          )}
          <Button variant="outline" onClick={() => onDelete(question)}>
            {adminMessages[language].delete}
          </Button>
        </>
      }
    >
      <p className="as-typed" lang={question.language}>
        {text}
      </p>
      {state === 'waiting' && email === null && <p className="fine">{texts.noMail}</p>}
      {answer !== '' && (
        <div className="note note--tint">
          <p className="small strong">{texts.yourAnswer}</p>
          <p className="as-typed">{answer}</p>
        </div>
      )}
    </AdminRow>
  );
}
