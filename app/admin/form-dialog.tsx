import { useEffect, useState } from 'react';
import { type ActionDialogProps, ActionForm } from '../forms/action-dialog.tsx';
import { useMessages } from '../language.ts';
import { adminProductMessages } from '../messages/admin-product-messages.ts';
import { Dialog, type DialogProps } from '../ui/dialogs/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface FormDialogProps extends DialogProps {
  /** Something in the form is not saved yet. Code that saves it calls `onClose` itself. */
  isDirty: boolean;
}

/** A dialog around a form: Escape, Back, a press beside it and its button ask first where something typed would be lost. */
export function FormDialog({ isDirty, onClose, children, ...dialog }: FormDialogProps) {
  const texts = useMessages(adminProductMessages);
  const [step, setStep] = useState<'asking' | 'given-up' | 'closing'>();
  const isLeaving = step === 'given-up' || step === 'closing';
  if (isLeaving && !dialog.open) setStep(undefined);

  // Runs after the guard knows of it: a dialog with an address closes by going to another address.
  useEffect(() => {
    if (step !== 'given-up') return;
    setStep('closing');
    onClose();
  }, [step, onClose]);

  return (
    <Dialog {...dialog} onClose={() => (isDirty ? setStep('asking') : onClose())}>
      {children}
      <LeaveGuard isDirty={isDirty && !isLeaving} />
      <ConfirmDialog
        open={step === 'asking'}
        onClose={() => setStep(undefined)}
        title={texts.leaveTitle}
        question={texts.leaveQuestion}
        confirmLabel={texts.leave}
        confirm={async () => setStep('given-up')}
      />
    </Dialog>
  );
}

/** An `ActionDialog` with much to type: it asks before something typed is lost by Escape, Back or a press beside it. */
export function LongActionDialog<Subject, Answer extends object>({
  subject,
  ...rest
}: ActionDialogProps<Subject, Answer>) {
  const { onClose, title, size = 'narrow' } = rest;
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <FormDialog isDirty={isDirty} open={subject !== undefined} onClose={close} title={title} size={size}>
      {subject !== undefined && (
        <div onInput={() => setDirty(true)}>
          <ActionForm subject={subject} {...rest} onClose={close} />
        </div>
      )}
    </FormDialog>
  );
}
