import { useState } from 'react';
import { cities, isCityBegun, regionOfCity, regionsIn } from '#shared/cameroon-places.ts';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import type { GuestAddress } from '../../client/shop-state.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useRegionOfCity } from '../../forms/use-region-of-city.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import { type Typed, useFormCall } from '../../state/use-form-call.ts';
import { SubmitButton } from '../../ui/fields/form.tsx';
import { SuggestingField } from '../../ui/fields/suggesting-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import './address-form.css';

export type AddressField = keyof GuestAddress;

/** Ordering with a phone number needs no e-mail; the region then follows from the city, and is asked for only where the city is not on the list. */
export type AddressEmail = 'required' | 'optional' | 'not asked';

type AddressFormProps = {
  /** Initial values of the fields, by the names of the address form (spec §3). */
  given: Partial<GuestAddress>;
  /** The edit form has no name and no e-mail (spec §5). */
  withContact: boolean;
  email?: AddressEmail;
  check?: (typed: Typed<AddressField>) => FieldErrors;
  save: (typed: Typed<AddressField>) => Promise<void>;
};

const placeFields = ['addressline', 'city', 'state', 'pincode', 'country', 'mobile'] as const;

export function AddressForm({ given, withContact, email = 'required', check, save }: AddressFormProps) {
  const texts = useMessages(addressMessages);
  const language = useLanguage();
  const [asksRegion, setAsksRegion] = useState(email === 'required');
  const required: readonly AddressField[] = withContact
    ? ['name', ...(email === 'required' ? (['email'] as const) : []), ...placeFields]
    : placeFields;
  const call = useFormCall<AddressField>({
    check: (form) => {
      const typed = withRegion(form, language);
      if (typed('state') === '') setAsksRegion(true);
      return { ...check?.(typed), ...missingIn(required, typed, language) };
    },
    send: (typed) => save(withRegion(typed, language)),
  });
  return (
    <AccountForm call={call}>
      {withContact && <ContactFields given={given} email={email} errors={call.errors} />}
      <TextField
        label={texts.addressLine}
        name="addressline"
        autoComplete="address-line1"
        required
        maxLength={limits.addressLine}
        help={texts.addressLineHelp}
        defaultValue={given.addressline}
        error={call.errors.addressline ?? call.errors.address_line}
      />
      <TownFields given={given} asksRegion={asksRegion} onUnknownCity={() => setAsksRegion(true)} />
      <PhoneField
        label={texts.mobile}
        name="mobile"
        required
        maxLength={limits.phone}
        help={texts.mobileHelp}
        phone={given.mobile}
      />
      <details className="address-form__more" open={hasErrorIn(call.errors) || undefined}>
        <summary className="tap">{texts.more}</summary>
        <div className="address-form__pair">
          <TextField
            label={texts.country}
            name="country"
            autoComplete="country-name"
            required
            maxLength={limits.shortText}
            defaultValue={given.country ?? texts.cameroon}
          />
          <TextField
            label={texts.pincode}
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            maxLength={limits.pincode}
            help={texts.pincodeHelp}
            defaultValue={given.pincode ?? '00237'}
          />
        </div>
      </details>
      <SubmitButton variant="call-to-action" size="large" wide waiting="loading">
        {texts.submit}
      </SubmitButton>
    </AccountForm>
  );
}

/** Takes the region from the city where the form has no value for it. */
function withRegion(typed: Typed<AddressField>, language: Language): Typed<AddressField> {
  return (field) =>
    (field === 'state' && typed(field) === '' && regionOfCity(typed('city'), language)) || typed(field);
}

type TownFieldsProps = Pick<AddressFormProps, 'given'> & { asksRegion: boolean; onUnknownCity: () => void };

function TownFields({ given, asksRegion, onUnknownCity }: TownFieldsProps) {
  const texts = useMessages(addressMessages);
  const language = useLanguage();
  const fillRegion = useRegionOfCity();
  return (
    <div className="address-form__pair">
      <SuggestingField
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        required
        maxLength={limits.shortText}
        suggestions={cities}
        defaultValue={given.city}
        onChange={(event) => {
          fillRegion(event);
          // At once, so that the Tab key leads to the field of the region.
          if (!isCityBegun(event.currentTarget.value)) onUnknownCity();
        }}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== '' && regionOfCity(value, language) === undefined) onUnknownCity();
        }}
      />
      {asksRegion && (
        <SuggestingField
          label={texts.state}
          name="state"
          autoComplete="address-level1"
          required
          maxLength={limits.shortText}
          suggestions={regionsIn(language)}
          defaultValue={given.state}
        />
      )}
    </div>
  );
}

/** Whether country or pincode is wrong: they are filled in already, and folded until then. */
function hasErrorIn(errors: FieldErrors): boolean {
  return errors.country !== undefined || errors.pincode !== undefined;
}

type ContactFieldsProps = Required<Pick<AddressFormProps, 'given' | 'email'>> & { errors: FieldErrors };

function ContactFields({ given, email, errors }: ContactFieldsProps) {
  const texts = useMessages(addressMessages);
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        defaultValue={given.name}
      />
      {email !== 'not asked' && (
        <EmailField
          label={texts.email}
          required={email === 'required'}
          optional={email === 'optional'}
          defaultValue={given.email}
          error={errors.email ?? errors.customer_email}
        />
      )}
    </>
  );
}
