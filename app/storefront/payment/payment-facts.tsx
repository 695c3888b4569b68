import type { PaymentView } from '#shared/contract/payment.ts';
import { useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';

/** The order, the amount, the way to pay and the phone that pays. */
export function PaymentFacts({ view }: { view: PaymentView }) {
  const texts = useMessages(paymentMessages);
  const methods = useMessages(paymentMethodMessages);
  const phone = view.attempt?.payerPhone ?? null;
  return (
    <dl className="payment__facts panel stack gap-2">
      <div>
        <dt>{texts.order}</dt>
        <dd>{view.orderNumber}</dd>
      </div>
      <div>
        <dt>{texts.amount}</dt>
        <dd>
          <Price amount={view.total} />
        </dd>
      </div>
      <div>
        <dt>{texts.method}</dt>
        <dd>
          {methods[view.paymentMethod]}{' '}
          {view.isPaymentSimulated && <Badge tone="hibiscus">{texts.test}</Badge>}
        </dd>
      </div>
      {phone !== null && (
        <div>
          <dt>{texts.phone}</dt>
          <dd>{phone}</dd>
        </div>
      )}
    </dl>
  );
}
