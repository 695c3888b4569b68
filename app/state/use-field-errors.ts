import { type RefObject, useEffect, useState } from 'react';

/** Name of a field -> what to do about it. */
export type FieldErrors = Readonly<Record<string, string>>;

type FieldErrorsOfForm = {
  errors: FieldErrors;
  /** What the last try to send the form has found; the first of these fields gets the focus. */
  tell: (errors: FieldErrors) => void;
  /** The field was changed since: what was said of it is no longer known to be true. */
  forget: (field: string) => void;
};

/** The errors beside the fields of a form, until a field is changed or the form is sent again. */
export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>): FieldErrorsOfForm {
  const [shownErrors, setShownErrors] = useState<FieldErrors>({});
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  // Only when errors come in: while one field is corrected the focus must not jump to the next.
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
