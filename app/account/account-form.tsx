import type { ReactNode } from 'react';
import { FormFailure } from '../offline/form-failure.tsx';
import type { FormCall } from '../state/use-form-call.ts';
import './account-form.css';

type AccountFormProps = {
  form: FormCall['form'];
  failure?: FormCall['failure'];
  /** A line under the form: the way to the other form. */
  after?: ReactNode;
  children: ReactNode;
};

/** One column of fields and a button, on pages and in dialogs alike. */
export function AccountForm({ form, failure, after, children }: AccountFormProps) {
  return (
    <form {...form} className="account-form">
      {children}
      <FormFailure message={failure} />
      {after !== undefined && <p className="account-form__after">{after}</p>}
    </form>
  );
}
