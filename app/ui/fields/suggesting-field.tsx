import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text field that suggests words during typing and accepts any other. */
export function SuggestingField({
  suggestions,
  ...rest
}: TextFieldProps & { suggestions: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <TextField {...rest} list={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
