import { useMessages } from '../../language.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';

export default function ResetPasswordPage() {
  const texts = useMessages(recoveryMessages);
  return (
    <div className="container">
      <h1>{texts.resetTitle}</h1>
    </div>
  );
}
