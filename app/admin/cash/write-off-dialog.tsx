import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import type { CashOrder } from './collect-cash-dialog.tsx';

interface WriteOffDialogProps {
  /** The dialog is open while this is set. */
  order: CashOrder | undefined;
  onClose: () => void;
  onWrittenOff: (row: DeskRowView) => void;
}

/** Asks why before the shop writes off cash. */
export function WriteOffDialog({ order, onClose, onWrittenOff }: WriteOffDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      title={texts.writeOffTitle}
      required={['note']}
      send={(typed, { _id, due }) => api.cash.writeOff({ _id, due, note: typed('note') })}
      onDone={({ data }) => onWrittenOff(data)}
      submitLabel={texts.writeOff}
      isDanger
    >
      {({ orderId, due }) => (
        <>
          <p>
            <strong>{texts.orderNumber(orderId)}</strong>
            <br />
            {texts.writeOffText(formatFrancs(due))}
          </p>
          <NoteField label={texts.reason} required />
        </>
      )}
    </ActionDialog>
  );
}
