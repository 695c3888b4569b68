import { useId, useState } from 'react';
import { useMessages } from '../../language.ts';
import { hidePasswordMessages, showPasswordMessages } from '../../messages/password-messages.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Eye, EyeOff } from '../pictures/icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endControl' | 'prefix'> {
  /** What is typed into the field, named by the button that shows it. */
  holds?: keyof (typeof showPasswordMessages)['en'];
}

export function PasswordField({ holds = 'password', id, ...rest }: PasswordFieldProps) {
  const show = useMessages(showPasswordMessages);
  const hide = useMessages(hidePasswordMessages);
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
          label={(isShown ? hide : show)[holds]}
          icon={isShown ? <EyeOff /> : <Eye />}
          aria-controls={fieldId}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
