import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endControl' | 'prefix'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, id, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      id={fieldId}
      type={isShown ? 'text' : 'password'}
      endControl={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff /> : <Eye />}
          aria-controls={fieldId}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
