import { limits } from '#shared/limits.ts';
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'name' | 'type' | 'inputMode' | 'maxLength'>;

/** A field for an e-mail address, called `email` in every form. Where the address is what one logs in with, `autoComplete` is 'username'. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      name="email"
      type="email"
      inputMode="email"
      maxLength={limits.email}
    />
  );
}
