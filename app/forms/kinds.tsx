import { limits } from '#shared/limits.ts';
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx';

/** Whole francs, typed with the digits of a phone; `readFrancs` understands them. */
export function FrancsField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField name="amount" inputMode="numeric" autoComplete="off" required maxLength={16} {...props} />
  );
}

/** A short word on why; `required` or `optional` says whether it must be there. */
export function NoteField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField name="note" autoComplete="off" maxLength={limits.shortText} {...props} />;
}
