import { type ComponentPropsWithRef, useId } from 'react';
import { describeField, FieldFrame, type FieldTexts } from './field-frame.tsx';
import './text-area.css';

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

export function TextArea({ label, labelNote, help, error, className, id, rows = 5, ...rest }: TextAreaProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <FieldFrame {...{ fieldId, label, labelNote, help, error, className }}>
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
