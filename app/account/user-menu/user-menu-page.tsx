import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';

export default function UserMenuPage() {
  const texts = useMessages(accountMessages);
  return (
    <div className="container">
      <h1>{texts.menuTitle}</h1>
    </div>
  );
}
