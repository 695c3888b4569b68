import { EMAIL } from '#shared/email-format.ts';
import { limits } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { SHORTEST_QUESTION } from '#shared/questions.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { useLanguage } from '../../language.ts';
import { questionMessages } from '../../messages/question-messages.ts';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { api } from '../../state/api.ts';
import { useShop } from '../../state/use-shop.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type AskDialogProps = { productId: string; open: boolean; onClose: () => void };

/** A dialog to ask about a product. The shop knows a customer's contact; a guest may enter one. */
export function AskDialog({ productId, open, onClose }: AskDialogProps) {
  const language = useLanguage();
  const texts = questionMessages[language];
  const mistakes = fieldMessages[language];
  const isUser = useShop((state) => state.session === 'user');
  return (
    <ActionDialog
      subject={open ? productId : undefined}
      onClose={onClose}
      title={texts.ask}
      submitLabel={texts.send}
      keptAs={`question ${productId}`}
      required={['text', 'authorName']}
      check={(typed) => {
        const [text, email] = [typed('text').trim(), typed('email').trim()];
        return {
          ...(text !== '' && [...text].length < SHORTEST_QUESTION
            ? { text: mistakes.minCharacters(SHORTEST_QUESTION) }
            : {}),
          ...(email === '' || EMAIL.test(email) ? {} : { email: mistakes.email }),
        };
      }}
      send={(typed) =>
        api.question.ask({
          productId,
          text: typed('text'),
          authorName: typed('authorName'),
          email: typed('email'),
        })
      }
    >
      {(_, kept) => (
        <>
          <TextArea
            label={texts.question}
            help={texts.questionHelp}
            name="text"
            rows={4}
            maxLength={limits.questionText}
            defaultValue={kept.text}
          />
          <TextField
            label={writeReviewMessages[language].name}
            help={texts.nameHelp}
            name="authorName"
            autoComplete="given-name"
            maxLength={limits.reviewName}
            defaultValue={kept.authorName}
          />
          {isUser ? (
            <p className="fine">{texts.toAccount}</p>
          ) : (
            <EmailField label={texts.email} help={texts.emailHelp} optional defaultValue={kept.email} />
          )}
        </>
      )}
    </ActionDialog>
  );
}
