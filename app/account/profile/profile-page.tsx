import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';

export default function ProfilePage() {
  const texts = useMessages(accountMessages);
  return (
    <div className="container">
      <h1>{texts.profile}</h1>
    </div>
  );
}
