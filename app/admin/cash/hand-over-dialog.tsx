import type { CashRowView } from '#shared/contract/cash.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { readFrancs } from './read-francs.ts';

export type CashHolder = { rider: NonNullable<CashRowView['rider']>; inHand: number };

interface HandOverDialogProps {
  /** The dialog is open while this is set. */
  holder: CashHolder | undefined;
  onClose: () => void;
  onHandedOver: () => void;
}

/** Hands a rider's cash over to the till: all of it is filled in. */
export function HandOverDialog({ holder, onClose, onHandedOver }: HandOverDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <ActionDialog
      subject={holder}
      onClose={onClose}
      title={texts.handOverTitle}
      check={(typed, { inHand }): Record<string, string> => {
        const amount = readFrancs(typed('amount'));
        if (amount === undefined) return { amount: texts.noAmount };
        return amount !== inHand && typed('note').trim() === '' ? { note: texts.whyOther } : {};
      }}
      send={(typed, { rider, inHand }) =>
        api.cash.handOver({
          rider: rider.id,
          inHand,
          amount: readFrancs(typed('amount')) ?? 0,
          note: typed('note'),
          isConfirmedHere: typed('isConfirmedHere') !== '',
        })
      }
      onDone={onHandedOver}
      submitLabel={texts.handOver}
    >
      {({ rider, inHand }) => (
        <>
          <p>{texts.inHand(rider.name, formatFrancs(inHand))}</p>
          <FrancsField label={texts.amount} defaultValue={inHand} />
          <NoteField label={texts.otherNote} optional help={texts.handOverHelp} />
          <CheckboxField name="isConfirmedHere" label={texts.confirmsHere(rider.name)} />
        </>
      )}
    </ActionDialog>
  );
}
