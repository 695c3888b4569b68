import { useState } from 'react';
import type { StockRowView } from '#shared/contract/stock.ts';
import { limits } from '#shared/limits.ts';
import { adjustmentCauses } from '#shared/stock.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { adminStockMessages } from '../../messages/admin-stock-messages.ts';
import { api } from '../../state/api.ts';
import { newLocalId } from '../../state/browser.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface AdjustStockDialogProps {
  /** Open while there is one. */
  row: StockRowView | undefined;
  onClose: () => void;
  onAdjusted: () => void;
}

export function AdjustStockDialog({ row, onClose, onAdjusted }: AdjustStockDialogProps) {
  const texts = useMessages(adminStockMessages);
  return (
    <Dialog open={row !== undefined} onClose={onClose} title={texts.adjustTitle} size="narrow">
      {row && (
        <AdjustStockForm
          row={row}
          onSaved={() => {
            onClose();
            onAdjusted();
          }}
        />
      )}
    </Dialog>
  );
}

function AdjustStockForm({ row, onSaved }: { row: StockRowView; onSaved: () => void }) {
  const texts = useMessages(adminStockMessages);
  const name = inPageLanguage(useLanguage(), row.name, row.nameFr);
  // One key for what was opened once: sent again after a lost answer, it changes nothing twice.
  const [idempotencyKey] = useState(newLocalId);
  const call = useFormCall<'direction' | 'change' | 'cause' | 'note'>({
    check: (typed): Record<string, string> => (isCount(typed('change')) ? {} : { change: texts.oneOrMore }),
    send: async (typed) => {
      const count = Number(typed('change'));
      const { message } = await api.stock.adjust(
        {
          _id: row._id,
          change: typed('direction') === 'take' ? -count : count,
          cause: adjustmentCauses.find((cause) => cause === typed('cause')) ?? 'other',
          note: typed('note'),
        },
        { idempotencyKey },
      );
      notify.success(message);
      onSaved();
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{name}</strong>
        <br />
        {texts.inStock(row.stock)}
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
      <TextField label={texts.note} optional name="note" autoComplete="off" maxLength={limits.shortText} />
      <SubmitButton wide disabled={!call.isFilled} waiting="loading">
        {texts.save}
      </SubmitButton>
    </Form>
  );
}

function isCount(typed: string): boolean {
  return /^\s*[1-9]\d*\s*$/.test(typed);
}
