import { useMessages } from '../../language.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';

export default function ForgotPasswordPage() {
  const texts = useMessages(recoveryMessages);
  return (
    <div className="container">
      <h1>{texts.forgotTitle}</h1>
    </div>
  );
}
