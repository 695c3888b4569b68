import { type RefObject, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import { isOutage } from '#shared/api-error.ts';
import { tell } from './tell.ts';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';

/** What was typed into a field, by its name. */
export type Typed<Field extends string> = (field: Field) => string;

type FormCallParts<Field extends string> = {
  /** Mistakes that are seen before anything is sent. */
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
    /** Errors are beside the fields in the page's language, not in bubbles in the browser's. */
    noValidate: true;
    /** Before scripts load, a form without it would put a password into the address. */
    method: 'post';
  };
  isBusy: boolean;
  /** Scripts have taken over. Pressed before that, a button would leave the page and what was typed. */
  isAlive: boolean;
  /** Every required field holds something. */
  isFilled: boolean;
  /** Of every required list and group of radios something is chosen. */
  isChosen: boolean;
  errors: FieldErrors;
  /** For what is chosen, not typed: its change reaches the form as no input of that name. */
  forgetError: (field: string) => void;
  /** The server did not answer, or could not: the form stays as it was typed, and says so until it is sent again. */
  failure: string | undefined;
};

/** A form that makes one call at a time. A refusal is a toast (spec §8), and what it says of a field is shown beside it. */
export function useFormCall<Field extends string>({ check, send }: FormCallParts<Field>): FormCall {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
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
    setBusy(true);
    try {
      await send(typed);
    } catch (refused) {
      const { fields, message } = tell(refused);
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
    // A radio that a state controls is checked by the next render, after its input event.
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

function typedInto(form: HTMLFormElement): Typed<string> {
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
