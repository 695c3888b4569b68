import type { StockRowView } from '#shared/contract/stock.ts';
import { textIn } from '#shared/language.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage } from '../../language.ts';
import { adminStockMessages } from '../../messages/admin-stock-messages.ts';
import { api } from '../../state/desk-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface LimitDialogProps {
  /** The dialog is open while this is set. */
  row: StockRowView | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The stock from which on this product counts as running out. */
export function LimitDialog({ row, onClose, onSaved }: LimitDialogProps) {
  const language = useLanguage();
  const texts = adminStockMessages[language];
  return (
    <ActionDialog
      subject={row}
      onClose={onClose}
      title={texts.limitTitle}
      send={(typed, { id }) => api.stock.setLimit({ productId: id, limit: typed('limit').trim() })}
      onDone={onSaved}
      submitLabel={texts.save}
    >
      {({ name, nameFr, lowStock }) => (
        <>
          <p>
            <strong>{textIn(language, name, nameFr)}</strong>
          </p>
          <TextField
            label={texts.limitField}
            help={texts.limitHelp}
            name="limit"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={lowStock ?? ''}
          />
        </>
      )}
    </ActionDialog>
  );
}
