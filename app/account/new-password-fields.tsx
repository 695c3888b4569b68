import { PasswordField } from '../ui/fields/password-field.tsx';

type NewPasswordFieldsProps = {
  /** 'newPassword' where the account has a password already. */
  name: 'password' | 'newPassword';
  label: string;
  help: string;
  confirmLabel: string;
};

/** A new password, typed twice. */
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
