import { type ComponentPropsWithRef, useId } from 'react';
import { describeField, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useFieldError } from './form.tsx';
import './text-area.css';

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

export function TextArea({
  label,
  labelNote,
  optional,
  help,
  error: given,
  className,
  id,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const error = useFieldError(rest.name, given);
  return (
    <FieldFrame {...{ fieldId, label, labelNote, optional, help, error, className }}>
      <textarea
        {...rest}
        {...describeField(fieldId, { help, error })}
        id={fieldId}
        rows={rows}
        className="field__control text-area"
      />
    </FieldFrame>
  );
}
