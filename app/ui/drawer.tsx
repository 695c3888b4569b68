import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../language.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import './drawer.css';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Where 'Close' is not enough. */
  closeLabel?: string;
  side?: 'left' | 'right';
  /** Always in sight at the bottom: the bill and Proceed. */
  footer?: ReactNode;
  children: ReactNode;
}

/** From the side on a large screen, over the full height and width of a phone. */
export function Drawer({ open, onClose, title, closeLabel, side = 'right', footer, children }: DrawerProps) {
  const dialogRef = useModal(open, onClose);
  const texts = useMessages(uiMessages);
  const titleId = useId();
  return (
    <dialog ref={dialogRef} className={classNames('drawer', `drawer--${side}`)} aria-labelledby={titleId}>
      {open && (
        <div className="drawer__sheet">
          <header className="drawer__header">
            <h2 className="drawer__title" id={titleId}>
              {title}
            </h2>
            <IconButton label={closeLabel ?? texts.close} icon={<X />} onClick={onClose} />
          </header>
          <div className="drawer__content">{children}</div>
          {footer !== undefined && <footer className="drawer__footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
