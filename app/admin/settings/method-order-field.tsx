import { type ReactNode, useState } from 'react';
import { readPaymentOrder } from '#shared/payment-methods.ts';
import { useLanguage } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { MovableList } from '../movable-list.tsx';

type MethodOrderFieldProps = {
  label: string;
  name: string;
  /** The stored value: the names of the ways to pay, in any spelling that `readPaymentOrder` understands. */
  given: string;
  help: ReactNode;
  disabled: boolean;
};

/** The ways to pay in the order of checkout. Until one is moved, the form sends the stored value. */
export function MethodOrderField({ label, name, given, help, disabled }: MethodOrderFieldProps) {
  const names = paymentMethodMessages[useLanguage()];
  const [value, setValue] = useState(given);
  return (
    <fieldset className="field">
      <legend className="field__label">{label}</legend>
      <input type="hidden" name={name} value={value} />
      <MovableList
        label={label}
        items={readPaymentOrder(value).map((method) => ({ id: method, name: names[method] }))}
        onMoved={(methods) => setValue(methods.join(', '))}
        disabled={disabled}
      />
      <p className="field__help fine">{help}</p>
    </fieldset>
  );
}
