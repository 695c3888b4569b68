import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { CarrierChoice, chosenCarrier, missingInCarrier } from './carrier-choice.tsx';
import { useRiders } from './use-riders.ts';
import { theShop } from './usual-carrier.ts';

interface ChangeRiderDialogProps {
  /** The dialog is open while this is set. */
  order: Pick<DeskOrderView, '_id' | 'orderId' | 'rider' | 'cash'> | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a parcel on its way to another rider: a phone broke, a rider fell ill. No rider is chosen at first, so that no slip moves it. */
export function ChangeRiderDialog({ order, onClose, onChanged }: ChangeRiderDialogProps) {
  const language = useLanguage();
  const texts = cashMessages[language];
  const { answer: riders } = useRiders(order !== undefined);
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      title={texts.changeRider}
      required={['note']}
      check={(typed) => missingInCarrier(typed, language)}
      send={(typed, { _id, rider }) =>
        api.orderDesk.changeRider({
          _id,
          shown: rider?._id ?? null,
          note: typed('note'),
          ...chosenCarrier(typed),
        })
      }
      onDone={onChanged}
      submitLabel={texts.changeRider}
      readyWhen="chosen"
    >
      {({ orderId, rider, cash }) => (
        <>
          <p>
            <strong>{texts.orderNumber(orderId)}</strong>
            <br />
            {rider ? texts.carriedBy(rider.name) : texts.carriedByShop}
            {cash.due > 0 && ` · ${texts.toCollect(formatFrancs(cash.due))}`}
          </p>
          <CarrierChoice
            legend={texts.whoTakesOver}
            riders={riders}
            without={rider?._id ?? theShop}
            shopHelp={texts.nobodyHelp}
          />
          <NoteField label={texts.reason} help={texts.changeRiderHelp} required />
        </>
      )}
    </ActionDialog>
  );
}
