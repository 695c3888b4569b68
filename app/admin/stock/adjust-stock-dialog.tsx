import type { StockRowView } from '#shared/contract/stock.ts';
import { adjustmentCauses } from '#shared/stock.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { inPageLanguage, useLanguage } from '../../language.ts';
import { adminStockMessages } from '../../messages/admin-stock-messages.ts';
import { api } from '../../state/api.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface AdjustStockDialogProps {
  /** Open while there is one. */
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
      check={(typed): Record<string, string> => (isCount(typed('change')) ? {} : { change: texts.oneOrMore })}
      send={(typed, { id }, attempt) => {
        const count = Number(typed('change'));
        const change = typed('direction') === 'take' ? -count : count;
        const cause = adjustmentCauses.find((known) => known === typed('cause')) ?? 'other';
        return api.stock.adjust({ productId: id, change, cause, note: typed('note') }, attempt);
      }}
      onDone={onAdjusted}
      submitLabel={texts.save}
      readyWhen="filled"
    >
      {({ name, nameFr, stock }) => (
        <>
          <p>
            <strong>{inPageLanguage(language, name, nameFr)}</strong>
            <br />
            {texts.inStock(stock)}
          </p>
          <SelectField label={texts.direction} name="direction">
            <option value="add">{texts.add}</option>
            <option value="take">{texts.take}</option>
          </SelectField>
          <TextField
            label={texts.quantity}
            name="change"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={7}
          />
          <SelectField label={texts.cause} name="cause">
            {adjustmentCauses.map((cause) => (
              <option key={cause} value={cause}>
                {texts[cause]}
              </option>
            ))}
          </SelectField>
          <NoteField label={texts.note} optional />
        </>
      )}
    </ActionDialog>
  );
}

function isCount(typed: string): boolean {
  return /^\s*[1-9]\d*\s*$/.test(typed);
}
