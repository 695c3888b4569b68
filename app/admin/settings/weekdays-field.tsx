import { type ReactNode, useId, useState } from 'react';
import { formatWeekday } from '#shared/formats/weekday.ts';
import { readWeekdays, weekdays } from '#shared/weekdays.ts';
import { useLanguage } from '../../language.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { describeField, FieldMessages } from '../../ui/fields/field-frame.tsx';
import { useFieldError } from '../../ui/fields/form.tsx';

type WeekdaysFieldProps = {
  label: string;
  name: string;
  /** The stored value, read by `readWeekdays`. */
  given: string;
  help: ReactNode;
  disabled: boolean;
};

/** A checkbox for each day of the week; the form sends the ticked ones as one text. */
export function WeekdaysField({ label, name, given, help, disabled }: WeekdaysFieldProps) {
  const language = useLanguage();
  const fieldId = useId();
  const [value, setValue] = useState(given);
  const error = useFieldError(name, undefined);
  const ticked = readWeekdays(value);
  return (
    <fieldset className="field" disabled={disabled} {...describeField(fieldId, { help, error })}>
      <legend className="field__label">{label}</legend>
      <input type="hidden" name={name} value={value} />
      <div className="cluster">
        {weekdays.map((day) => (
          <CheckboxField
            key={day}
            label={formatWeekday(day, language)}
            checked={ticked.includes(day)}
            onChange={({ currentTarget: { checked } }) =>
              setValue(weekdays.filter((one) => (one === day ? checked : ticked.includes(one))).join(', '))
            }
          />
        ))}
      </div>
      <FieldMessages fieldId={fieldId} help={help} error={error} />
    </fieldset>
  );
}
