import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';

export default function MyOrdersPage() {
  const texts = useMessages(accountMessages);
  return (
    <div className="container">
      <h1>{texts.myOrders}</h1>
    </div>
  );
}
