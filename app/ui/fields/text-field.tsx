import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describeField, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useFieldError } from './form.tsx';
import './text-field.css';

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Shown inside the field before what is typed, such as +237. */
  prefix?: string;
  /** A control inside the field at its end, such as the eye of a password. */
  endControl?: ReactNode;
}

/** `className` goes to the whole field, every other property to the input. */
export function TextField({
  label,
  labelNote,
  optional,
  help,
  error: given,
  prefix,
  endControl,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const error = useFieldError(rest.name, given);
  const input = (
    <input
      {...rest}
      {...describeField(fieldId, { help, error })}
      id={fieldId}
      type={type}
      className="field__control"
    />
  );
  const isPlain = prefix === undefined && endControl === undefined;
  return (
    <FieldFrame {...{ fieldId, label, labelNote, optional, help, error, className }}>
      {isPlain ? (
        input
      ) : (
        <div className="text-field">
          {prefix !== undefined && (
            <span className="text-field__prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          {input}
          {endControl !== undefined && <span className="text-field__end">{endControl}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
