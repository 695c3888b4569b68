import { type FormEvent, useEffect } from 'react';
import { cities, regionsIn } from '#shared/cameroon-places.ts';
import type { CallerPlaceView } from '#shared/contract/caller.ts';
import { limits } from '#shared/limits.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useRegionOfCity } from '../../forms/use-region-of-city.ts';
import { useLanguage } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { SuggestingField } from '../../ui/fields/suggesting-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { More } from '../../ui/layout/more.tsx';

export const placeFields = ['name', 'addressLine', 'city', 'state', 'country', 'pincode', 'mobile'] as const;
type PlaceField = (typeof placeFields)[number];

/** The place that is typed into these fields. */
export function placeOf(typed: Typed<PlaceField>): CallerPlaceView {
  return {
    name: typed('name'),
    addressLine: typed('addressLine'),
    city: typed('city'),
    state: typed('state'),
    country: typed('country'),
    pincode: typed('pincode'),
    mobile: typed('mobile'),
  };
}

interface PlaceFieldsProps {
  given: Partial<CallerPlaceView>;
  /** Called at first and with each change: the cost of delivery depends on it. */
  onPlace: (place: CallerPlaceView) => void;
}

/** Fields for where a parcel goes, as a caller says it. */
export function PlaceFields({ given, onPlace }: PlaceFieldsProps) {
  const language = useLanguage();
  const texts = addressMessages[language];
  const fillRegion = useRegionOfCity();
  const country = given.country ?? texts.cameroon;
  const pincode = given.pincode ?? '00237';
  const { name = '', addressLine = '', city = '', state = '', mobile = '' } = given;
  useEffect(
    () => onPlace({ name, addressLine, city, state, country, pincode, mobile }),
    [onPlace, name, addressLine, city, state, country, pincode, mobile],
  );
  const field = (key: PlaceField) =>
    ({
      ...{ name: key, autoComplete: 'off', required: true, defaultValue: given[key] },
      onInput: ({ currentTarget: { form } }: FormEvent<HTMLInputElement>) => form && onPlace(placeIn(form)),
    }) as const;
  return (
    <>
      <TextField {...field('name')} label={texts.name} maxLength={limits.name} />
      <PhoneField
        label={texts.mobile}
        name="mobile"
        autoComplete="off"
        required
        maxLength={limits.phone}
        help={texts.mobileHelp}
        phone={mobile}
      />
      <TextField
        {...field('addressLine')}
        label={texts.addressLine}
        help={texts.addressLineHelp}
        maxLength={limits.addressLine}
      />
      <div className="stack stack--pair">
        <SuggestingField
          {...field('city')}
          label={texts.city}
          maxLength={limits.shortText}
          suggestions={cities}
          onChange={fillRegion}
        />
        <SuggestingField
          {...field('state')}
          label={texts.state}
          maxLength={limits.shortText}
          suggestions={regionsIn(language)}
        />
      </div>
      <More summary={texts.more}>
        <div className="stack stack--pair">
          <TextField
            {...field('country')}
            label={texts.country}
            maxLength={limits.shortText}
            defaultValue={country}
          />
          <TextField
            {...field('pincode')}
            label={texts.pincode}
            inputMode="numeric"
            maxLength={limits.pincode}
            help={texts.pincodeHelp}
            defaultValue={pincode}
          />
        </div>
      </More>
    </>
  );
}

function placeIn(form: HTMLFormElement): CallerPlaceView {
  const typed = new FormData(form);
  return placeOf((name) => String(typed.get(name) ?? ''));
}
