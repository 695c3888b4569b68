import type { ReactNode } from 'react';
import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { SuccessBloom } from '../ui/pictures/motif/success-bloom.tsx';
import './success-dialog.css';

interface SuccessDialogProps {
  open: boolean;
  onClose: () => void;
  /** The server's message. */
  title: string;
  children?: ReactNode;
}

/** For results that are worth stopping at; its confirm button is green (spec §2, Admin Product list). */
export function SuccessDialog({ open, onClose, title, children }: SuccessDialogProps) {
  const texts = useMessages(adminMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="narrow"
      footer={
        <Button variant="success" wide onClick={onClose}>
          {texts.ok}
        </Button>
      }
    >
      <div className="success-dialog stack stack--centre gap-3">
        <SuccessBloom />
        {children}
      </div>
    </Dialog>
  );
}
