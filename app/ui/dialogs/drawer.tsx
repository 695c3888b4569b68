import { type ReactNode, useId } from 'react';
import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { X } from '../pictures/icons.tsx';
import { useModal } from './use-modal.ts';
import './sheet.css';
import './drawer.css';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The label of the close button, where 'Close' does not say enough. */
  closeLabel?: string;
  /** Always visible at the bottom: the bill and Proceed. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that opens from the right on a large screen, and covers the whole screen of a phone. */
export function Drawer({ open, onClose, title, closeLabel, footer, children }: DrawerProps) {
  const dialogRef = useModal(open, onClose);
  const texts = useMessages(uiMessages);
  const titleId = useId();
  return (
    <dialog ref={dialogRef} className="sheet drawer" aria-labelledby={titleId}>
      {open && (
        <div className="sheet__body">
          <header className="sheet__header row apart">
            <h2 className="medium-heading" id={titleId}>
              {title}
            </h2>
            <IconButton label={closeLabel ?? texts.close} icon={<X />} onClick={onClose} />
          </header>
          <div className="sheet__content">{children}</div>
          {footer !== undefined && <footer className="sheet__footer drawer__footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
