import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { askForLoginWhenDue } from '../state/ask-for-login.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notify.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Permanent Delete' unless said otherwise. */
  title?: string;
  question: ReactNode;
  /** 'Confirm' unless said otherwise. */
  confirmLabel?: string;
  /** Does it and closes the dialog. The server's refusal becomes a toast, and the dialog stays. */
  confirm: () => Promise<void>;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, question, confirmLabel, confirm }: ConfirmDialogProps) {
  const texts = useMessages(adminMessages);
  const [isBusy, setBusy] = useState(false);

  async function goAhead() {
    setBusy(true);
    try {
      await confirm();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
      askForLoginWhenDue(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? texts.permanentDelete}
      closeLabel={texts.close}
      size="narrow"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={goAhead}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {question}
    </Dialog>
  );
}
