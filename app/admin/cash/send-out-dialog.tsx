import { useState } from 'react';
import type { MovedOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { MOVES_AT_ONCE } from '#shared/order-desk.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { missingIn } from '../../account/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import './cash-form.css';
import { useRiders } from './use-riders.ts';

interface SendOutDialogProps {
  /** The orders that leave; open while there are any. */
  ids: readonly string[] | undefined;
  onClose: () => void;
  onSent: (moves: readonly MovedOrderView[]) => void;
}

/** Who carries the parcels: one of the list, somebody new, or the shop itself. */
export function SendOutDialog({ ids, onClose, onSent }: SendOutDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog
      open={ids !== undefined}
      onClose={onClose}
      title={texts.sendOutTitle}
      closeLabel={texts.close}
      size="narrow"
    >
      {ids && <SendOutForm ids={ids} onSent={onSent} />}
    </Dialog>
  );
}

const nobody = '';
const typedOne = 'typed';

type SendOutFormProps = Pick<SendOutDialogProps, 'onSent'> & { ids: readonly string[] };

function SendOutForm({ ids, onSent }: SendOutFormProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const { riders = [] } = useRiders();
  const [choice, setChoice] = useState(nobody);
  const { form, isBusy, errors } = useFormCall<'rider_name' | 'rider_phone'>({
    check: (typed) => (choice === typedOne ? missingIn(['rider_name', 'rider_phone'], typed, language) : {}),
    send: async (typed) => {
      const carrier =
        choice === typedOne
          ? { rider_name: typed('rider_name'), rider_phone: typed('rider_phone') }
          : choice === nobody
            ? {}
            : { rider: choice };
      const moves: MovedOrderView[] = [];
      for (let sent = 0; sent < ids.length; sent += MOVES_AT_ONCE) {
        const orders = ids.slice(sent, sent + MOVES_AT_ONCE);
        moves.push(...(await api.orderDesk.sendOut({ orders, ...carrier })).data);
      }
      onSent(moves);
    },
  });
  const choose = (value: string) => ({
    name: 'carrier',
    value,
    checked: choice === value,
    onChange: () => setChoice(value),
  });
  return (
    <form {...form} className="cash-form">
      <p>{texts.parcels(ids.length)}</p>
      <fieldset className="cash-form__choices">
        <legend className="cash-form__legend">{texts.whoCarries}</legend>
        {riders
          .filter(({ active }) => active)
          .map(({ _id, name, phone }) => (
            <RadioCard key={_id} {...choose(_id)} title={name}>
              <span className="muted">{formatPhone(phone)}</span>
            </RadioCard>
          ))}
        <RadioCard {...choose(typedOne)} title={texts.anotherRider} />
        {choice === typedOne && (
          <>
            <TextField
              label={texts.riderName}
              name="rider_name"
              autoComplete="off"
              maxLength={limits.name}
              error={errors.rider_name}
            />
            <TextField
              label={texts.riderPhone}
              name="rider_phone"
              type="tel"
              prefix="+237"
              autoComplete="off"
              maxLength={limits.phone}
              error={errors.rider_phone}
            />
          </>
        )}
        <RadioCard {...choose(nobody)} title={texts.nobody}>
          <span className="muted">{texts.nobodyHelp}</span>
        </RadioCard>
      </fieldset>
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? texts.processing : texts.sendOut}
      </Button>
    </form>
  );
}
