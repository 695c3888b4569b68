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

/** What a form knows of itself, such as `useFormCall` answers it. */
export interface FormState {
  form: ComponentProps<'form'>;
  isBusy: boolean;
  /** Name of a field -> what to do about it. */
  errors: Readonly<Record<string, string>>;
}

const FormContext = createContext<FormState | undefined>(undefined);

interface FormProps extends Pick<HTMLAttributes<HTMLFormElement>, 'id' | 'className'> {
  call: FormState;
  children: ReactNode;
}

/** One column of fields, which find their errors by their names, and a button, which knows when it has to wait. */
export function Form({ call, className, children, ...rest }: FormProps) {
  return (
    <FormContext value={call}>
      <form {...rest} {...call.form} className={classNames('stack', className)}>
        {children}
      </form>
    </FormContext>
  );
}

/** What the form around a field has to say about it, unless the field is given something. */
export function useFieldError(name: string | undefined, given: ReactNode): ReactNode {
  const errors = useContext(FormContext)?.errors;
  return given ?? (name === undefined ? undefined : errors?.[name]);
}

/** Whether the form around a part is on its way. */
export function useIsSending(): boolean {
  return useContext(FormContext)?.isBusy ?? false;
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  ref?: Ref<HTMLButtonElement>;
  /** What it says while the form is on its way. */
  waiting?: 'processing' | 'loading';
}

/** Sends the form around it; `busy` for one that is beside its form. */
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
