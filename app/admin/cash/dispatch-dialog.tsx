import type { MovedOrderView } from '#shared/contract/order-desk.ts';
import { MOVES_AT_ONCE } from '#shared/order-desk.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { CarrierChoice, chosenCarrier, missingInCarrier } from './carrier-choice.tsx';
import { useRiders } from './use-riders.ts';
import { usualCarrier } from './usual-carrier.ts';

interface DispatchDialogProps {
  /** The orders that leave; the dialog is open while there are any. */
  ids: readonly string[] | undefined;
  /** How many of them are picked up at the shop: no rider takes them. */
  pickUps?: number | undefined;
  onClose: () => void;
  onSent: (moves: readonly MovedOrderView[]) => void;
}

/** Asks who carries the parcels: a rider of the list, a new one, or the shop itself. */
export function DispatchDialog({ ids, pickUps = 0, onClose, onSent }: DispatchDialogProps) {
  const language = useLanguage();
  const texts = cashMessages[language];
  const { answer: riders } = useRiders(ids !== undefined);
  return (
    <ActionDialog
      subject={ids}
      onClose={onClose}
      title={texts.dispatchTitle}
      check={(typed) => missingInCarrier(typed, language)}
      send={async (typed, leaving) => {
        const moves: MovedOrderView[] = [];
        for (let sent = 0; sent < leaving.length; sent += MOVES_AT_ONCE) {
          const orders = leaving.slice(sent, sent + MOVES_AT_ONCE);
          moves.push(...(await api.orderDesk.dispatch({ orders, ...chosenCarrier(typed) })).data);
        }
        return { moves };
      }}
      onDone={({ moves }) => onSent(moves)}
      submitLabel={texts.dispatch}
      readyWhen="chosen"
    >
      {(leaving) => (
        <>
          <p>{texts.parcels(leaving.length - pickUps)}</p>
          {pickUps > 0 && <p>{texts.pickUpsStay(pickUps)}</p>}
          <CarrierChoice
            legend={texts.whoCarries}
            riders={riders}
            first={usualCarrier(riders)}
            shopHelp={texts.nobodyHelp}
          />
        </>
      )}
    </ActionDialog>
  );
}
