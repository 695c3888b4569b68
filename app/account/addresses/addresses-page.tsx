import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';

export default function AddressesPage() {
  const texts = useMessages(accountMessages);
  return (
    <div className="container">
      <h1>{texts.addresses}</h1>
    </div>
  );
}
