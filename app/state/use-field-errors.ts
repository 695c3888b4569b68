import { type RefObject, useEffect, useState } from 'react';

/** Name of a field -> what to correct in it. */
export type FieldErrors = Readonly<Record<string, string>>;

type FieldErrorsOfForm = {
  errors: FieldErrors;
  /** Sets the errors found by the last attempt to send the form; the first of these fields gets the focus. */
  tell: (errors: FieldErrors) => void;
  /** Drops the error of a field that was changed since: it may no longer be true. */
  forget: (field: string) => void;
};

/** The errors beside the fields of a form, until a field is changed or the form is sent again. */
export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>): FieldErrorsOfForm {
  const [shownErrors, setShownErrors] = useState<FieldErrors>({});
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  // Only when new errors arrive: while a field is being corrected the focus must not jump to the next.
  useEffect(() => {
    if (Object.keys(shownErrors).length > 0) {
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [shownErrors, formRef]);

  return {
    errors: Object.fromEntries(Object.entries(shownErrors).filter(([field]) => !changed.has(field))),
    tell: (errors) => {
      setShownErrors(errors);
      setChanged(new Set());
    },
    forget: (field) => setChanged((known) => (known.has(field) ? known : new Set([...known, field]))),
  };
}
