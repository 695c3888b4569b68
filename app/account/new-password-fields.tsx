import { PasswordField } from '../ui/fields/password-field.tsx';

type NewPasswordFieldsProps = {
  /** Where there is a password already, the new one is called so. */
  name: 'password' | 'newPassword';
  label: string;
  help: string;
  confirmLabel: string;
};

/** A password to be kept from now on, typed twice. */
export function NewPasswordFields({ name, label, help, confirmLabel }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        holds={name}
        autoComplete="new-password"
        required
        help={help}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmPassword"
        holds="confirmation"
        autoComplete="new-password"
        required
      />
    </>
  );
}
