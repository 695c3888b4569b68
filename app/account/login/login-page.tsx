import { useMessages } from '../../language.ts';
import { loginMessages } from '../../messages/login-messages.ts';

export default function LoginPage() {
  const texts = useMessages(loginMessages);
  return (
    <div className="container">
      <h1>{texts.loginTitle}</h1>
    </div>
  );
}
