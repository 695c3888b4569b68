import { type RefObject, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import { type ApiError, isOutage } from '#shared/api-error.ts';
import { takeBack, tell } from './tell.ts';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';

/** What was typed into a field, by its name. */
export type Typed<Field extends string> = (field: Field) => string;

type FormCallParts<Field extends string> = {
  /** Finds mistakes before anything is sent. */
  check?: (typed: Typed<Field>) => FieldErrors;
  send: (typed: Typed<Field>) => Promise<void>;
};

export type FormCall = {
  /** For the `<form>`. Its fields are uncontrolled, so nothing typed is lost: not before hydration, not by a refusal. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    onChange: () => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    /** Errors are shown beside the fields in the page's language, not as bubbles in the browser's language. */
    noValidate: true;
    /** Before scripts load, a form without it would put a password into the address. */
    method: 'post';
  };
  isBusy: boolean;
  /** Whether scripts have taken over. A button pressed before that would leave the page and lose what was typed. */
  isAlive: boolean;
  /** Whether every required field has a value. */
  isFilled: boolean;
  /** Whether every required list and group of radios has a choice. */
  isChosen: boolean;
  errors: FieldErrors;
  /** For a choice made without typing: it reaches the form without an input event of that name. */
  forgetError: (field: string) => void;
  /** Set when the server did not answer or was out of order: the form keeps what was typed, and shows this until it is sent again. */
  failure: string | undefined;
};

/** A form that makes one call at a time. A refusal is shown as a toast (spec §8), and its field errors beside the fields. */
export function useFormCall<Field extends string>({ check, send }: FormCallParts<Field>): FormCall {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const shown = useRef<ApiError>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [isAlive, setAlive] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const { errors, tell: showErrors, forget } = useFieldErrors(ref);
  const [failure, setFailure] = useState<string>();

  const lookIfFilled = () => {
    setFilled(isNothingMissing(ref.current, ':is(input, select)[required]'));
    setChosen(isNothingMissing(ref.current, ':is([type=radio], select)[required]'));
  };

  // After every render: a browser may fill the fields before scripts load, a parent may empty them.
  useEffect(lookIfFilled);
  useEffect(() => setAlive(true), []);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const typed = typedInto(form);
    const mistakes = check?.(typed) ?? {};
    showErrors(mistakes);
    setFailure(undefined);
    if (Object.keys(mistakes).length > 0) return;
    isSending.current = true;
    takeBack(shown.current);
    setBusy(true);
    try {
      await send(typed);
    } catch (refused) {
      shown.current = tell(refused);
      const { fields, message } = shown.current;
      showErrors(fields);
      if (isOutage(refused)) setFailure(message);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const form: FormCall['form'] = {
    ref,
    onInput: ({ target }) => {
      lookIfFilled();
      if ('name' in target && typeof target.name === 'string' && target.name !== '') forget(target.name);
    },
    // A radio that is controlled by state is checked in the next render, after its input event.
    onChange: lookAgain,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    noValidate: true,
    method: 'post',
  };
  return { form, isBusy, isAlive, isFilled, isChosen, errors, forgetError: forget, failure };
}

/** What a form holds now. */
export function typedInto(form: HTMLFormElement): Typed<string> {
  const entries = new FormData(form);
  return (field) => {
    const value = entries.get(field);
    return typeof value === 'string' ? value : '';
  };
}

function isNothingMissing(form: HTMLFormElement | null, fields: string): boolean {
  if (form === null) return false;
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)].every(
    ({ validity }) => !validity.valueMissing,
  );
}
