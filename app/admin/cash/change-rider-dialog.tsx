import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatFrancs } from '#shared/money.ts';
import { NoteField } from '../../forms/kinds.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { CarrierChoice, theShop, useCarrierChoice } from './carrier-choice.tsx';
import './cash-form.css';

type CarriedOrder = Pick<DeskOrderView, '_id' | 'orderId' | 'rider' | 'cash'>;

interface ChangeRiderDialogProps {
  /** Open while there is one. */
  order: CarriedOrder | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** A parcel on its way goes to other hands: a phone broke, somebody fell ill. */
export function ChangeRiderDialog({ order, onClose, onChanged }: ChangeRiderDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={order !== undefined} onClose={onClose} title={texts.changeRider} size="narrow">
      {order && <ChangeRiderForm order={order} onChanged={onChanged} />}
    </Dialog>
  );
}

type ChangeRiderFormProps = { order: CarriedOrder; onChanged: () => void };

function ChangeRiderForm({ order: { _id, orderId, rider, cash }, onChanged }: ChangeRiderFormProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  // Nobody is meant until somebody is chosen: a parcel must not change hands by a press too many.
  const carrier = useCarrierChoice(undefined);
  const call = useFormCall<'rider_name' | 'rider_phone' | 'note'>({
    check: (typed) => ({
      ...carrier.missing(typed),
      ...missingIn(['note'], typed, language),
    }),
    send: async (typed) => {
      const { message } = await api.orderDesk.changeRider({
        _id,
        shown: rider?._id ?? null,
        note: typed('note'),
        ...carrier.chosen(typed),
      });
      notify.success(message);
      onChanged();
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{texts.orderNumber(orderId)}</strong>
        <br />
        {rider ? texts.carriedBy(rider.name) : texts.carriedByShop}
        {cash.due > 0 && ` · ${texts.toCollect(formatFrancs(cash.due))}`}
      </p>
      <CarrierChoice
        legend={texts.whoTakesOver}
        carrier={carrier}
        without={rider?._id ?? theShop}
        shopHelp={texts.nobodyHelp}
        errors={call.errors}
      />
      <NoteField label={texts.reason} help={texts.changeRiderHelp} required />
      <SubmitButton wide disabled={carrier.choice === undefined}>
        {texts.changeRider}
      </SubmitButton>
    </Form>
  );
}
