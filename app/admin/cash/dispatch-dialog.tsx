import type { MovedOrderView } from '#shared/contract/order-desk.ts';
import { MOVES_AT_ONCE } from '#shared/order-desk.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { CarrierChoice, theShop, useCarrierChoice } from './carrier-choice.tsx';
import './cash-form.css';

interface DispatchDialogProps {
  /** The orders that leave; open while there are any. */
  ids: readonly string[] | undefined;
  onClose: () => void;
  onSent: (moves: readonly MovedOrderView[]) => void;
}

/** Who carries the parcels: one of the list, somebody new, or the shop itself. */
export function DispatchDialog({ ids, onClose, onSent }: DispatchDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={ids !== undefined} onClose={onClose} title={texts.dispatchTitle} size="narrow">
      {ids && <DispatchForm ids={ids} onSent={onSent} />}
    </Dialog>
  );
}

type DispatchFormProps = Pick<DispatchDialogProps, 'onSent'> & { ids: readonly string[] };

function DispatchForm({ ids, onSent }: DispatchFormProps) {
  const texts = useMessages(cashMessages);
  const carrier = useCarrierChoice(theShop);
  const call = useFormCall<'rider_name' | 'rider_phone'>({
    check: carrier.missing,
    send: async (typed) => {
      const moves: MovedOrderView[] = [];
      for (let sent = 0; sent < ids.length; sent += MOVES_AT_ONCE) {
        const orders = ids.slice(sent, sent + MOVES_AT_ONCE);
        moves.push(...(await api.orderDesk.dispatch({ orders, ...carrier.chosen(typed) })).data);
      }
      onSent(moves);
    },
  });
  return (
    <Form call={call}>
      <p>{texts.parcels(ids.length)}</p>
      <CarrierChoice
        legend={texts.whoCarries}
        carrier={carrier}
        shopHelp={texts.nobodyHelp}
        errors={call.errors}
      />
      <SubmitButton wide>{texts.dispatch}</SubmitButton>
    </Form>
  );
}
