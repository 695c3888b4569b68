import {
  type ComponentProps,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { Button, type ButtonProps } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';

/** The state of a form, as returned by `useFormCall`. */
export interface FormState {
  form: ComponentProps<'form'>;
  isBusy: boolean;
  /** Name of a field -> what to correct in it. */
  errors: Readonly<Record<string, string>>;
}

const FormContext = createContext<FormState | undefined>(undefined);

interface FormProps extends Pick<HTMLAttributes<HTMLFormElement>, 'id' | 'className'> {
  call: FormState;
  children: ReactNode;
}

/** A form with one column of fields, which find their errors by their names, and a button that is disabled while the form is being sent. */
export function Form({ call, className, children, ...rest }: FormProps) {
  return (
    <FormContext value={call}>
      <form {...rest} {...call.form} className={classNames('stack', className)}>
        {children}
      </form>
    </FormContext>
  );
}

/** The error that the form has for a field, unless the field is given its own. */
export function useFieldError(name: string | undefined, given: ReactNode): ReactNode {
  const errors = useContext(FormContext)?.errors;
  return given ?? (name === undefined ? undefined : errors?.[name]);
}

/** Whether the form around a component is being sent. */
export function useIsSending(): boolean {
  return useContext(FormContext)?.isBusy ?? false;
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  ref?: Ref<HTMLButtonElement>;
  /** The label while the form is being sent. */
  waiting?: 'processing' | 'loading';
}

/** Sends the form around it; `busy` is for a button outside its form. */
export function SubmitButton({ waiting = 'processing', busy, children, ...rest }: SubmitButtonProps) {
  const texts = useMessages(uiMessages);
  const form = useContext(FormContext);
  const isBusy = busy ?? form?.isBusy ?? false;
  return (
    <Button {...rest} type="submit" busy={isBusy}>
      {isBusy ? texts[waiting] : children}
    </Button>
  );
}
