import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { describeField, FieldFrame, type FieldTexts } from './field-frame.tsx';
import './select-field.css';

export interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

/** Children are the `<option>`s. */
export function SelectField({
  label,
  labelNote,
  help,
  error,
  className,
  id,
  children,
  ...rest
}: SelectFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <FieldFrame {...{ fieldId, label, labelNote, help, error, className }}>
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
