import { limits } from '#shared/limits.ts';
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx';

/** A field for whole francs, with the number keyboard on a phone; `readFrancs` reads them. */
export function FrancsField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField name="amount" inputMode="numeric" autoComplete="off" required maxLength={16} {...props} />
  );
}

/** A field for a short reason; `required` or `optional` says whether it must be filled in. */
export function NoteField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField name="note" autoComplete="off" maxLength={limits.shortText} {...props} />;
}
