import { useMessages } from '../../language.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';

export default function VerificationOtpPage() {
  const texts = useMessages(recoveryMessages);
  return (
    <div className="container">
      <h1>{texts.codeTitle}</h1>
    </div>
  );
}
