import { type ComponentPropsWithRef, useId } from 'react';
import { ChevronDown } from '../pictures/icons.tsx';
import { describeField, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useFieldError } from './form.tsx';
import './select-field.css';

export interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

/** Children are the `<option>`s. */
export function SelectField({
  label,
  labelNote,
  optional,
  help,
  error: given,
  className,
  id,
  children,
  ...rest
}: SelectFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const error = useFieldError(rest.name, given);
  return (
    <FieldFrame {...{ fieldId, label, labelNote, optional, help, error, className }}>
      <span className="select-field">
        <select
          {...rest}
          {...describeField(fieldId, { help, error })}
          id={fieldId}
          className="field__control select-field__control"
        >
          {children}
        </select>
        <ChevronDown className="select-field__arrow" />
      </span>
    </FieldFrame>
  );
}
