import { useMessages } from '../../language.ts';
import { loginMessages } from '../../messages/login-messages.ts';

export default function RegisterPage() {
  const texts = useMessages(loginMessages);
  return (
    <div className="container">
      <h1>{texts.registerTitle}</h1>
    </div>
  );
}
