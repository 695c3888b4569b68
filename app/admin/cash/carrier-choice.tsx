import { type ReactNode, useState } from 'react';
import type { RiderView } from '#shared/contract/rider.ts';
import { limits } from '#shared/limits.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import './cash-form.css';
import { useRiders } from './use-riders.ts';

/** Chosen beside the riders of the list, by whose id all others go. */
export const theShop = '';
const typedOne = 'typed';

type CarrierField = 'rider_name' | 'rider_phone';

/** Who carries a parcel: what is chosen, what is missing there, and how the API is told. */
export function useCarrierChoice(first: string | undefined) {
  const language = useLanguage();
  const [choice, choose] = useState(first);
  return {
    choice,
    choose,
    missing: (typed: Typed<CarrierField>): FieldErrors =>
      choice === typedOne ? missingIn(['rider_name', 'rider_phone'], typed, language) : {},
    chosen: (typed: Typed<CarrierField>) => {
      if (choice === typedOne) {
        return { rider_name: typed('rider_name'), rider_phone: typed('rider_phone') };
      }
      return choice === undefined || choice === theShop ? {} : { rider: choice };
    },
  };
}

interface CarrierChoiceProps {
  legend: string;
  carrier: ReturnType<typeof useCarrierChoice>;
  /** Whoever has the parcel now is not asked to take it. */
  without?: string;
  shopHelp: ReactNode;
  errors: FieldErrors;
}

/** The riders of the list, somebody new, or the shop itself. */
export function CarrierChoice({ legend, carrier, without, shopHelp, errors }: CarrierChoiceProps) {
  const texts = useMessages(cashMessages);
  const { answer: riders = [] } = useRiders();
  const choice = (value: string) => ({
    name: 'carrier',
    value,
    checked: carrier.choice === value,
    onChange: () => carrier.choose(value),
  });
  return (
    <fieldset className="cash-form__choices">
      <legend className="cash-form__legend">{legend}</legend>
      {riders.filter(rides(without)).map(({ _id, name, phone }) => (
        <RadioCard key={_id} {...choice(_id)} title={name}>
          <span className="muted">{formatPhone(phone)}</span>
        </RadioCard>
      ))}
      <RadioCard {...choice(typedOne)} title={texts.anotherRider} />
      {carrier.choice === typedOne && (
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
      {without !== theShop && (
        <RadioCard {...choice(theShop)} title={texts.nobody}>
          <span className="muted">{shopHelp}</span>
        </RadioCard>
      )}
    </fieldset>
  );
}

function rides(without: string | undefined) {
  return ({ _id, active }: RiderView) => active && _id !== without;
}
