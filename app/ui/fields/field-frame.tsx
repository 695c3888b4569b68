import type { ReactNode } from 'react';
import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { classNames } from '../class-names.ts';
import { CircleAlert } from '../pictures/icons.tsx';
import './field-frame.css';

export interface FieldTexts {
  label: ReactNode;
  /** A short note after the label, in a lighter style. */
  labelNote?: ReactNode;
  /** Adds 'optional' after the label. */
  optional?: boolean | undefined;
  help?: ReactNode;
  /** What to correct, in words; its presence marks the field invalid. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  fieldId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, help below, error last: the same for every field that has one control. */
export function FieldFrame({
  fieldId,
  label,
  optional = false,
  labelNote,
  help,
  error,
  className,
  children,
}: FieldFrameProps) {
  const texts = useMessages(uiMessages);
  const note = optional ? texts.optional : labelNote;
  return (
    <div className={classNames('field', className)}>
      <label className="field__label" htmlFor={fieldId}>
        {label}
        {note !== undefined && <span className="field__note"> {note}</span>}
      </label>
      {children}
      <FieldMessages fieldId={fieldId} help={help} error={error} />
    </div>
  );
}

interface FieldMessagesProps {
  fieldId: string;
  help: ReactNode;
  error: ReactNode;
}

export function FieldMessages({ fieldId, help, error }: FieldMessagesProps) {
  return (
    <>
      {isGiven(help) && (
        <p className="field__help fine" id={helpId(fieldId)}>
          {help}
        </p>
      )}
      {isGiven(error) && (
        <p className="field__error" id={errorId(fieldId)}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** The ARIA attributes that link a control to its help and its error. */
export function describeField(fieldId: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const described = classNames(isGiven(help) && helpId(fieldId), isGiven(error) && errorId(fieldId));
  return {
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': isGiven(error) ? true : undefined,
  };
}

function isGiven(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '';
}

function helpId(fieldId: string): string {
  return `${fieldId}-help`;
}

function errorId(fieldId: string): string {
  return `${fieldId}-error`;
}
