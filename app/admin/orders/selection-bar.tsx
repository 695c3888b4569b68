import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { moveAllText } from '../../messages/admin-order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Printer, X } from '../../ui/pictures/icons.tsx';
import { type ForwardMove, sharedMove } from './next-move.ts';
import './selection-bar.css';

interface SelectionBarProps {
  picked: readonly DeskRowView[];
  isMoving: boolean;
  isPrinting: boolean;
  onMove: (to: ForwardMove) => void;
  onPrint: () => void;
  onClear: () => void;
}

/** Actions for all picked orders: the one step they share, and their papers. */
export function SelectionBar({ picked, isMoving, isPrinting, onMove, onPrint, onClear }: SelectionBarProps) {
  const texts = useMessages(orderSelectionMessages);
  const language = useLanguage();
  const next = sharedMove(picked);
  return (
    <section className="selection-bar cluster" aria-label={texts.selection}>
      <p className="selection-bar__count" role="status">
        {texts.selected(picked.length)}
      </p>
      <IconButton label={texts.clear} icon={<X />} onClick={onClear} />
      {next === undefined && <p className="selection-bar__none fine">{texts.noSharedStep}</p>}
      <div className="selection-bar__actions cluster cluster--filled gap-2">
        <Button variant="outline" icon={<Printer />} busy={isPrinting} onClick={onPrint}>
          {texts.slips}
        </Button>
        {next !== undefined && (
          <Button variant="call-to-action" busy={isMoving} onClick={() => onMove(next)}>
            {moveAllText(next, picked.length, language)}
          </Button>
        )}
      </div>
    </section>
  );
}
