import { cities, nameOfRegion, regions } from '#shared/cameroon-places.ts';
import type { ZoneView } from '#shared/contract/delivery.ts';
import { limits } from '#shared/limits.ts';
import { francs } from '#shared/money.ts';
import { FrancsField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { adminZoneMessages } from '../../messages/admin-zone-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SuggestingField } from '../../ui/fields/suggesting-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { readCountedFrancs } from '../cash/read-francs.ts';
import { LongActionDialog } from '../form-dialog.tsx';

type ZoneDialogProps = {
  /** The dialog is open while this is set. */
  zone: ZoneView | undefined;
  onClose: () => void;
  save: (zone: ZoneView) => Promise<{ message: string }>;
};

/** Asks where the zone is, what delivery costs, how long it takes and how it may be paid. */
export function ZoneDialog({ zone, onClose, save }: ZoneDialogProps) {
  const texts = adminZoneMessages[useLanguage()];
  return (
    <LongActionDialog
      subject={zone}
      onClose={onClose}
      title={zone?.id ? texts.change : texts.add}
      size="regular"
      required={['fee', 'daysFrom', 'daysTo']}
      check={(typed) => mistakesIn(typed, texts)}
      send={(typed, shown) => save(zoneOf(typed, shown))}
      submitLabel={texts.save}
    >
      {(shown) => <Fields zone={shown} />}
    </LongActionDialog>
  );
}

function Fields({ zone }: { zone: ZoneView }) {
  const language = useLanguage();
  const texts = adminZoneMessages[language];
  const place = { autoComplete: 'off', maxLength: limits.shortText, optional: true } as const;
  return (
    <>
      <SelectField label={texts.region} name="region" defaultValue={zone.region} help={texts.regionHelp}>
        <option value="">{texts.noRegion}</option>
        {regions.map((region) => (
          <option key={region} value={region}>
            {nameOfRegion(region, language)}
          </option>
        ))}
      </SelectField>
      <SuggestingField
        {...place}
        label={texts.city}
        name="city"
        defaultValue={zone.city}
        suggestions={cities}
      />
      <TextField
        {...place}
        label={texts.quarter}
        help={texts.quarterHelp}
        name="quarter"
        defaultValue={zone.quarter}
      />
      <FrancsField label={texts.fee} name="fee" defaultValue={zone.fee} />
      <FrancsField
        label={texts.freeFrom}
        name="freeFrom"
        required={false}
        optional
        defaultValue={zone.freeFrom ?? ''}
      />
      <div className="new-order__pair stack stack--pair">
        <NumberField label={texts.daysFrom} name="daysFrom" required defaultValue={zone.daysFrom} />
        <NumberField label={texts.daysTo} name="daysTo" required defaultValue={zone.daysTo} />
        <NumberField
          label={texts.beforeHour}
          name="beforeHour"
          optional
          defaultValue={zone.beforeHour ?? ''}
        />
        <NumberField
          label={texts.lastOrderHour}
          name="lastOrderHour"
          optional
          help={texts.lastOrderHelp}
          defaultValue={zone.lastOrderHour ?? ''}
        />
      </div>
      <CheckboxField label={texts.takesCash} name="takesCash" defaultChecked={zone.takesCash} />
      <CheckboxField label={texts.isActive} name="isActive" defaultChecked={zone.isActive} />
    </>
  );
}

function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField inputMode="numeric" autoComplete="off" maxLength={2} {...props} />;
}

type Texts = (typeof adminZoneMessages)['en'];

function mistakesIn(typed: Typed<string>, texts: Texts): FieldErrors {
  const number = (name: string) => readCountedFrancs(typed(name));
  const isFilled = (name: string) => typed(name).trim() !== '';
  const hourIsWrong = (name: string) => isFilled(name) && !isBetween(number(name), 1, 23);
  const from = number('daysFrom');
  const to = number('daysTo');
  return Object.fromEntries(
    [
      ['city', isFilled('quarter') && !isFilled('city'), texts.cityFirst] as const,
      ['fee', number('fee') === undefined, texts.wholeFrancs] as const,
      ['freeFrom', isFilled('freeFrom') && !number('freeFrom'), texts.wholeFrancs] as const,
      ['daysFrom', !isBetween(from, 0, 60), texts.wrongDays] as const,
      ['daysTo', !isBetween(to, from ?? 0, 60), texts.wrongDays] as const,
      ['beforeHour', hourIsWrong('beforeHour'), texts.wrongHour] as const,
      ['lastOrderHour', hourIsWrong('lastOrderHour'), texts.wrongHour] as const,
    ].flatMap(([name, isWrong, text]) => (isWrong ? [[name, text]] : [])),
  );
}

function isBetween(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most;
}

function zoneOf(typed: Typed<string>, { id }: ZoneView): ZoneView {
  const number = (name: string) => readCountedFrancs(typed(name)) ?? null;
  const freeFrom = number('freeFrom');
  return {
    id,
    region: regions.find((known) => known === typed('region')) ?? '',
    city: typed('city').trim(),
    quarter: typed('quarter').trim(),
    fee: francs(number('fee') ?? 0),
    freeFrom: freeFrom === null ? null : francs(freeFrom),
    daysFrom: number('daysFrom') ?? 0,
    daysTo: number('daysTo') ?? 0,
    beforeHour: number('beforeHour'),
    lastOrderHour: number('lastOrderHour'),
    takesCash: typed('takesCash') !== '',
    isActive: typed('isActive') !== '',
  };
}
