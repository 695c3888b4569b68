import { apiErrorIn } from '#shared/api-error.ts';
import { useLanguage } from '../../language.ts';
import { statementMessages } from '../../messages/statement-messages.ts';
import { api } from '../../state/desk-api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { daysOf } from './days-of.ts';

type TakeBackDialogProps = {
  open: boolean;
  compared: Awaited<ReturnType<typeof api.statements.compare>>;
  onClose: () => void;
  /** The statement is no longer there. */
  onGone: () => Promise<void> | void;
};

/** Takes a statement back that was sent by mistake, with the lines that no other statement has. */
export function TakeBackDialog({
  open,
  compared: { statement, takeBack },
  onClose,
  onGone,
}: TakeBackDialogProps) {
  const language = useLanguage();
  const texts = statementMessages[language];
  const confirm = async () => {
    try {
      notify.success((await api.statements.takeBack({ id: statement.id })).message);
    } catch (failure) {
      // Another tab was faster: the message says so, and the page shows what is left.
      if (apiErrorIn(failure).code === 'STATEMENT_NOT_FOUND') {
        onClose();
        void onGone();
      }
      throw failure;
    }
    onClose();
    await onGone();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.takeBack}
      question={
        <>
          <p className="anywhere">
            <strong>{statement.fileName}</strong> · {daysOf(statement, language)}
          </p>
          <p>{texts.takeBackQuestion(takeBack.lines)}</p>
          {takeBack.isShared && takeBack.lines > 0 && <p>{texts.takeBackShared}</p>}
        </>
      }
      confirmLabel={texts.takeBack}
      confirm={confirm}
    />
  );
}
