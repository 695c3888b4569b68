import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

export default function CancelPage() {
  const texts = useMessages(checkoutMessages);
  return (
    <div className="container">
      <h1>{texts.cancelTitle}</h1>
    </div>
  );
}
