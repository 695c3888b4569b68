import { cities, regionsIn } from '#shared/cameroon-places.ts';
import { limits } from '#shared/limits.ts';
import type { GuestAddress } from '../../client/shop-state.ts';
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

type AddressFormProps = {
  /** What the fields begin with; their names are those of the address form (spec §3). */
  given: Partial<GuestAddress>;
  /** The edit form has no name and no e-mail (spec §5). */
  withContact: boolean;
  /** An account that was opened with a phone number has no e-mail to give. */
  needsEmail?: boolean;
  check?: (typed: Typed<AddressField>) => FieldErrors;
  save: (typed: Typed<AddressField>) => Promise<void>;
};

const placeFields = ['addressline', 'city', 'state', 'pincode', 'country', 'mobile'] as const;

export function AddressForm({ given, withContact, needsEmail = true, check, save }: AddressFormProps) {
  const texts = useMessages(addressMessages);
  const language = useLanguage();
  const fillRegion = useRegionOfCity();
  const required: readonly AddressField[] = withContact
    ? ['name', ...(needsEmail ? (['email'] as const) : []), ...placeFields]
    : placeFields;
  const call = useFormCall<AddressField>({
    check: (typed) => ({ ...check?.(typed), ...missingIn(required, typed, language) }),
    send: save,
  });
  return (
    <AccountForm call={call}>
      {withContact && <ContactFields given={given} needsEmail={needsEmail} errors={call.errors} />}
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
      <div className="address-form__pair">
        <SuggestingField
          label={texts.city}
          name="city"
          autoComplete="address-level2"
          required
          maxLength={limits.shortText}
          suggestions={cities}
          defaultValue={given.city}
          onChange={fillRegion}
        />
        <SuggestingField
          label={texts.state}
          name="state"
          autoComplete="address-level1"
          required
          maxLength={limits.shortText}
          suggestions={regionsIn(language)}
          defaultValue={given.state}
        />
      </div>
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

/** Filled in already: folded until one of them is wrong. */
function hasErrorIn(errors: FieldErrors): boolean {
  return errors.country !== undefined || errors.pincode !== undefined;
}

type ContactFieldsProps = Required<Pick<AddressFormProps, 'given' | 'needsEmail'>> & { errors: FieldErrors };

function ContactFields({ given, needsEmail, errors }: ContactFieldsProps) {
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
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required={needsEmail}
        optional={!needsEmail}
        maxLength={limits.email}
        defaultValue={given.email}
        error={errors.email ?? errors.customer_email}
      />
    </>
  );
}
