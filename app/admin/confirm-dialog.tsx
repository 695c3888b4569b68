import type { ReactNode } from 'react';
import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { useAction } from '../state/use-action.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Permanent Delete' by default. */
  title?: string;
  question: ReactNode;
  /** 'Confirm' by default. */
  confirmLabel?: string;
  /** Does what was asked and closes the dialog. A refusal by the server becomes a toast, and the dialog stays. */
  confirm: () => Promise<void>;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, onClose, title, question, confirmLabel, confirm }: ConfirmDialogProps) {
  const texts = useMessages(adminMessages);
  const { act, isBusy } = useAction();
  const goAhead = () =>
    act(async () => {
      await confirm();
      return {};
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? texts.permanentDelete}
      size="narrow"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void goAhead()}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {question}
    </Dialog>
  );
}
