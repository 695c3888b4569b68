import type { ReactNode } from 'react';
import { FormFailure } from '../offline/form-failure.tsx';
import type { FormCall } from '../state/use-form-call.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Form } from '../ui/fields/form.tsx';
import './account-form.css';

type AccountSubmitProps = { call: FormCall; waiting?: string; disabled?: boolean; children: string };

type AccountFormProps = {
  call: FormCall;
  /** A line under the form, with the link to the other form. */
  after?: ReactNode;
  children: ReactNode;
};

/** The submit button of an account form. `waiting` is its text while the form is being sent. */
export function AccountSubmit({ call, waiting, disabled = !call.isFilled, children }: AccountSubmitProps) {
  return (
    <Button type="submit" variant="call-to-action" size="large" wide busy={call.isBusy} disabled={disabled}>
      {call.isBusy ? (waiting ?? children) : children}
    </Button>
  );
}

/** A form on a page of its own or in a dialog; it shows a message when it could not be sent. */
export function AccountForm({ call, after, children }: AccountFormProps) {
  return (
    <Form call={call}>
      {children}
      <FormFailure message={call.failure} />
      {after !== undefined && <p className="account-form__after cluster">{after}</p>}
    </Form>
  );
}
