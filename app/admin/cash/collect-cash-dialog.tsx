import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Price } from '../../ui/labels/price.tsx';
import { cashMistakes } from './cash-mistakes.ts';
import { readFrancs } from './read-francs.ts';

export type CashOrder = { _id: string; orderId: string; due: number };

interface CollectCashDialogProps {
  /** The dialog is open while this is set. */
  order: CashOrder | undefined;
  onClose: () => void;
  onCollected: (row: DeskRowView) => void;
}

/** Records what was collected at the door: the whole sum is filled in, and a smaller one needs a note. */
export function CollectCashDialog({ order, onClose, onCollected }: CollectCashDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      title={texts.collectTitle}
      check={(typed, { due }) => cashMistakes(typed, due, texts)}
      send={(typed, { _id, due }) =>
        api.cash.collect({ _id, due, amount: readFrancs(typed('amount')) ?? 0, note: typed('note') })
      }
      onDone={({ data }) => onCollected(data)}
      submitLabel={texts.save}
    >
      {({ orderId, due }) => (
        <>
          <p>
            <strong>{texts.orderNumber(orderId)}</strong>
            <br />
            {texts.due} <Price amount={due} />
          </p>
          <FrancsField label={texts.amount} defaultValue={due} />
          <NoteField label={texts.shortNote} optional help={texts.shortHelp} />
        </>
      )}
    </ActionDialog>
  );
}
