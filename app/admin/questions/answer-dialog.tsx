import type { QuestionView } from '#shared/contract/question.ts';
import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { answerLanguageMessages } from '../../messages/admin-inbox-messages.ts';
import { adminQuestionMessages } from '../../messages/admin-question-messages.ts';
import { api } from '../../state/desk-api.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';

export type Answering = { question: QuestionView; isShown: boolean };

type AnswerDialogProps = {
  answering: Answering | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Writes the first answer and later changes of it, below the question. */
export function AnswerDialog({ answering, onClose, onDone }: AnswerDialogProps) {
  const texts = useMessages(adminQuestionMessages);
  const languages = useMessages(answerLanguageMessages);
  return (
    <ActionDialog
      subject={answering}
      title={texts.answerTitle(answering?.question.authorName ?? '')}
      required={['answer']}
      onClose={onClose}
      send={(typed, { question: { id }, isShown }) =>
        api.question.answer({ id, answer: typed('answer'), isShown })
      }
      onDone={onDone}
      submitLabel={submitLabel(answering, texts)}
      keptAs={answering && `answer to question ${answering.question.id}`}
    >
      {({ question: { text, language, answer, email }, isShown }, kept) => (
        <>
          <p className="note note--tint as-typed" lang={language}>
            {text}
          </p>
          <TextArea
            label={texts.answerLabel}
            help={`${whereto(email, isShown, texts)} ${languages[language]}`}
            name="answer"
            lang={language}
            rows={5}
            maxLength={limits.reviewText}
            defaultValue={kept.answer ?? answer}
          />
        </>
      )}
    </ActionDialog>
  );
}

type Texts = (typeof adminQuestionMessages)['en'];

function whereto(email: string | null, isShown: boolean, texts: Texts): string {
  if (email === null) return isShown ? texts.helpShown : texts.helpHidden;
  return isShown ? texts.helpShownAndSent(email) : texts.helpSent(email);
}

function submitLabel(answering: Answering | undefined, texts: Texts): string {
  if (answering?.question.state !== 'waiting') return texts.save;
  return answering.isShown ? texts.answerAndShow : texts.answerByMail;
}
