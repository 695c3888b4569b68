import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

export default function SuccessPage() {
  const texts = useMessages(checkoutMessages);
  return (
    <div className="container">
      <h1>{texts.successTitle}</h1>
    </div>
  );
}
