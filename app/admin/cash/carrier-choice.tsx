import { type ReactNode, useState } from 'react';
import type { RiderView } from '#shared/contract/rider.ts';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { theShop } from './usual-carrier.ts';

const typedOne = 'typed';

/** The fields that are missing in a choice of who carries a parcel. */
export function missingInCarrier(typed: Typed<string>, language: Language): FieldErrors {
  return typed('carrier') === typedOne ? missingIn(['riderName', 'riderPhone'], typed, language) : {};
}

/** The choice as the API takes it. */
export function chosenCarrier(typed: Typed<string>) {
  const choice = typed('carrier');
  if (choice === typedOne) return { riderName: typed('riderName'), riderPhone: typed('riderPhone') };
  return choice === theShop ? {} : { rider: choice };
}

interface CarrierChoiceProps {
  legend: string;
  /** Undefined until they are known. */
  riders: readonly RiderView[] | undefined;
  /** The first choice; with undefined the form requires one. */
  first?: string | undefined;
  /** The rider to leave out: the one who has the parcel now. */
  without?: string;
  shopHelp: ReactNode;
}

/** A choice between the riders of the list, a new one, and the shop itself. */
export function CarrierChoice({ legend, riders = [], first, without, shopHelp }: CarrierChoiceProps) {
  const texts = useMessages(cashMessages);
  const [picked, choose] = useState<string>();
  const chosen = picked ?? first;
  const choice = (value: string) => ({
    name: 'carrier',
    value,
    required: true,
    checked: chosen === value,
    onChange: () => choose(value),
  });
  return (
    <fieldset className="stack gap-2">
      <legend className="legend">{legend}</legend>
      {riders.filter(rides(without)).map(({ id, name, phone }) => (
        <RadioCard key={id} {...choice(id)} title={name}>
          <span className="muted">{formatPhone(phone)}</span>
        </RadioCard>
      ))}
      <RadioCard {...choice(typedOne)} title={texts.anotherRider} />
      {chosen === typedOne && (
        <>
          <TextField label={texts.riderName} name="riderName" autoComplete="off" maxLength={limits.name} />
          <PhoneField
            label={texts.riderPhone}
            name="riderPhone"
            autoComplete="off"
            maxLength={limits.phone}
          />
        </>
      )}
      {without !== theShop && (
        <RadioCard {...choice(theShop)} title={texts.withoutRider}>
          <span className="muted">{shopHelp}</span>
        </RadioCard>
      )}
    </fieldset>
  );
}

function rides(without: string | undefined) {
  return ({ id, isActive }: RiderView) => isActive && id !== without;
}
