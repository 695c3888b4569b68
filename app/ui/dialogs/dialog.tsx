import { type ReactNode, useId } from 'react';
import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { X } from '../pictures/icons.tsx';
import { useModal } from './use-modal.ts';
import './sheet.css';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `wide` for forms with two columns, `narrow` for a question. */
  size?: 'narrow' | 'regular' | 'wide';
  /** Always visible below the content: usually the buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A centred window; on a phone a sheet from the bottom. Its content is mounted anew at each opening. */
export function Dialog({ open, onClose, title, size = 'regular', footer, children }: DialogProps) {
  const dialogRef = useModal(open, onClose);
  const texts = useMessages(uiMessages);
  const titleId = useId();
  return (
    <dialog
      ref={dialogRef}
      className={classNames('sheet', 'dialog', `dialog--${size}`)}
      aria-labelledby={titleId}
    >
      {open && (
        <div className="sheet__body">
          <header className="sheet__header row apart">
            <h2 className="medium-heading" id={titleId}>
              {title}
            </h2>
            <IconButton label={texts.close} icon={<X />} onClick={onClose} />
          </header>
          <div className="sheet__content dialog__content">{children}</div>
          {footer !== undefined && <footer className="sheet__footer dialog__footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
