import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

export default function CheckoutPage() {
  const texts = useMessages(checkoutMessages);
  return (
    <div className="container">
      <h1>{texts.title}</h1>
    </div>
  );
}
