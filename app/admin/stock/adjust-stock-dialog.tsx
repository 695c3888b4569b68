import { useEffect, useRef, useState } from 'react';
import type { StockRowView } from '#shared/contract/stock.ts';
import { textIn } from '#shared/language.ts';
import { type AdjustmentCause, adjustmentCauses, fitsChange } from '#shared/stock.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { adminStockMessages } from '../../messages/admin-stock-messages.ts';
import { api } from '../../state/desk-api.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface AdjustStockDialogProps {
  /** The dialog is open while this is set. */
  row: StockRowView | undefined;
  onClose: () => void;
  onAdjusted: () => void;
}

export function AdjustStockDialog({ row, onClose, onAdjusted }: AdjustStockDialogProps) {
  const language = useLanguage();
  const texts = adminStockMessages[language];
  return (
    <ActionDialog
      subject={row}
      onClose={onClose}
      title={texts.adjustTitle}
      check={(typed, row) => mistakesIn(readAdjustment(typed), onShelf(row), texts)}
      send={(typed, row, attempt) => {
        const { direction, count, cause } = readAdjustment(typed);
        const change = changeBy(direction, count, onShelf(row));
        return api.stock.adjust({ productId: row.id, change, cause, note: typed('note') }, attempt);
      }}
      onDone={onAdjusted}
      submitLabel={texts.save}
      readyWhen="filled"
    >
      {({ name, nameFr, stock, ordered }) => (
        <>
          <p>
            <strong>{textIn(language, name, nameFr)}</strong>
            <br />
            {texts.inStock(stock)}
            {ordered > 0 && (
              <>
                <br />
                {texts.ordered(ordered)}
              </>
            )}
          </p>
          <Pieces hasOrdered={ordered > 0} />
          <NoteField label={texts.note} optional />
        </>
      )}
    </ActionDialog>
  );
}

const directions = ['add', 'take', 'count'] as const;
type Direction = (typeof directions)[number];

/** What happened to the pieces, and the reasons for it; a count is its own reason. */
function Pieces({ hasOrdered }: { hasOrdered: boolean }) {
  const texts = useMessages(adminStockMessages);
  const [direction, setDirection] = useState<Direction>('add');
  const quantity = useRef<HTMLInputElement>(null);
  // Most often pieces are received, which is chosen already: the number is all that has to be typed.
  useEffect(() => quantity.current?.focus(), []);
  return (
    <>
      <SelectField
        label={texts.direction}
        name="direction"
        value={direction}
        onChange={({ currentTarget }) => setDirection(directionOf(currentTarget.value))}
      >
        {directions.map((known) => (
          <option key={known} value={known}>
            {texts[known]}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={quantity}
        label={direction === 'count' ? texts.countedPieces : texts.quantity}
        help={direction === 'count' && hasOrdered ? texts.countedHelp : undefined}
        name="change"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={7}
      />
      {direction !== 'count' && (
        // The key makes another list of reasons begin with its own first one.
        <SelectField key={direction} label={texts.cause} name="cause">
          {adjustmentCauses
            .filter((cause) => cause !== 'counted' && fitsChange(cause, direction === 'add' ? 1 : -1))
            .map((cause) => (
              <option key={cause} value={cause}>
                {texts[cause]}
              </option>
            ))}
        </SelectField>
      )}
    </>
  );
}

function directionOf(value: string): Direction {
  return directions.find((known) => known === value) ?? 'add';
}

type Adjustment = { direction: Direction; count: number; cause: AdjustmentCause };

function readAdjustment(typed: Typed<string>): Adjustment {
  const direction = directionOf(typed('direction'));
  const cause = adjustmentCauses.find((known) => known === typed('cause')) ?? 'other';
  const written = typed('change').trim();
  return {
    direction,
    count: /^\d+$/.test(written) ? Number(written) : Number.NaN,
    cause: direction === 'count' ? 'counted' : cause,
  };
}

/** What should be found on the shelf: pieces of orders that are not packed have left the stock, and still lie there. */
function onShelf({ stock, ordered }: StockRowView): number {
  return stock + ordered;
}

/** The change of stock. A count changes it by its difference to what should be there by the form: what was sold since then stays sold. */
function changeBy(direction: Direction, count: number, expected: number): number {
  if (direction === 'count') return count - expected;
  return direction === 'take' ? -count : count;
}

function mistakesIn(
  { direction, count }: Adjustment,
  expected: number,
  texts: (typeof adminStockMessages)['en'],
): Record<string, string> {
  if (Number.isNaN(count)) return { change: direction === 'count' ? texts.wholeNumber : texts.oneOrMore };
  if (direction !== 'count') return count === 0 ? { change: texts.oneOrMore } : {};
  return count === expected ? { change: texts.countIsRight } : {};
}
