import type { ReactNode } from 'react';
import { FormFailure } from '../offline/form-failure.tsx';
import type { FormCall } from '../state/use-form-call.ts';
import { Form } from '../ui/fields/form.tsx';
import './account-form.css';

type AccountFormProps = {
  call: FormCall;
  /** A line under the form: the way to the other form. */
  after?: ReactNode;
  children: ReactNode;
};

/** A form on a page of its own or in a dialog, which says so where it could not be sent. */
export function AccountForm({ call, after, children }: AccountFormProps) {
  return (
    <Form call={call}>
      {children}
      <FormFailure message={call.failure} />
      {after !== undefined && <p className="account-form__after cluster">{after}</p>}
    </Form>
  );
}
