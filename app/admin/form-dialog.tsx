import { useState } from 'react';
import { useMessages } from '../language.ts';
import { adminProductMessages } from '../messages/admin-product-messages.ts';
import { Dialog, type DialogProps } from '../ui/dialogs/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface FormDialogProps extends DialogProps {
  /** Something in it is not saved yet. Who saves it calls `onClose` by itself. */
  isDirty: boolean;
}

/** A dialog around a form: Escape, a press beside it and its button ask first where something typed would be lost. */
export function FormDialog({ isDirty, onClose, children, ...dialog }: FormDialogProps) {
  const texts = useMessages(adminProductMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog {...dialog} onClose={() => (isDirty ? setAsking(true) : onClose())}>
      {children}
      <LeaveGuard isDirty={isDirty} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.leaveTitle}
        question={texts.leaveQuestion}
        confirmLabel={texts.leave}
        confirm={async () => {
          setAsking(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
