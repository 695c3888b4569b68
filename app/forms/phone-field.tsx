import { formatPhone } from '#shared/phone-format.ts';
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx';

const CAMEROON_PREFIX = '+237';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'defaultValue'> & {
  /** A stored number, or nothing yet. */
  phone?: string | undefined;
};

/** A field that knows +237: nine digits are enough, and a stored number is shown as people here write it. */
export function PhoneField({ phone = '', ...rest }: PhoneFieldProps) {
  const isForeign = phone.startsWith('+') && !phone.startsWith(CAMEROON_PREFIX);
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      defaultValue={formatPhone(phone)}
      {...(isForeign ? {} : { prefix: CAMEROON_PREFIX })}
    />
  );
}
