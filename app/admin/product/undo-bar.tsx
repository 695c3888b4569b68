import { useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Undo2, X } from '../../ui/pictures/icons.tsx';
import '../orders/selection-bar.css';

type UndoBarProps = { count: number; isBusy: boolean; onUndo: () => void; onClose: () => void };

/** Stays until it is used, closed, or something else is changed. */
export function UndoBar({ count, isBusy, onUndo, onClose }: UndoBarProps) {
  const texts = useMessages(productListMessages);
  return (
    <div className="selection-bar cluster">
      <p className="selection-bar__count" role="status">
        {texts.saved(count)}
      </p>
      <Button variant="outline" icon={<Undo2 />} busy={isBusy} onClick={onUndo}>
        {texts.undo}
      </Button>
      <IconButton label={texts.closeNotice} icon={<X />} onClick={onClose} />
    </div>
  );
}
