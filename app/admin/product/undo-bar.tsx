import type { MatchingView } from '#shared/contract/product-list.ts';
import { formatShortMoment } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Undo2, X } from '../../ui/pictures/icons.tsx';
import '../orders/selection-bar.css';

type UndoBarProps = {
  count: number;
  /** How many products stay as they are, because someone else has saved them meanwhile. */
  kept: number;
  /** When the change was made, if not just now. */
  at: string | undefined;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
};

/** Stays until it is used or closed, or something else is changed. */
export function UndoBar({ count, kept, at, isBusy, onUndo, onClose }: UndoBarProps) {
  const texts = useMessages(productListMessages);
  const language = useLanguage();
  return (
    <div className="selection-bar cluster">
      <p className="selection-bar__count" role="status">
        {texts.saved(count)} {kept > 0 && texts.kept(kept)}{' '}
        {at !== undefined && <time dateTime={at}>{formatShortMoment(at, language)}</time>}
      </p>
      <Button variant="outline" icon={<Undo2 />} busy={isBusy} onClick={onUndo}>
        {texts.undo}
      </Button>
      <IconButton label={texts.closeNotice} icon={<X />} onClick={onClose} />
    </div>
  );
}

/** Shown while many products are changed or restored; the work goes on if the page is left. */
export function WorkingBar({ position, count, state }: MatchingView) {
  const texts = useMessages(productListMessages);
  return (
    <div className="selection-bar cluster">
      <p className="selection-bar__count" role="status">
        {state === 'undoing' ? texts.undoing : texts.changing}
      </p>
      <span className="figures">{texts.progress(Math.min(position, count), count)}</span>
      <progress className="selection-bar__progress" aria-hidden="true" value={position} max={count} />
    </div>
  );
}
