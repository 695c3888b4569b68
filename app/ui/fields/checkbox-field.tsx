import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { describeField, FieldMessages } from './field-frame.tsx';
import './checkbox-field.css';
import { useFieldError } from './form.tsx';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May hold a link, such as the privacy policy of a consent. */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

export function CheckboxField({ label, help, error: given, id, className, ...rest }: CheckboxFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const error = useFieldError(rest.name, given);
  return (
    <div className={classNames('field', className)}>
      <div className="checkbox-field">
        <input
          {...rest}
          {...describeField(fieldId, { help, error })}
          id={fieldId}
          type="checkbox"
          className="checkbox-field__box"
        />
        <label htmlFor={fieldId} className="checkbox-field__label">
          {label}
        </label>
      </div>
      <FieldMessages fieldId={fieldId} help={help} error={error} />
    </div>
  );
}
