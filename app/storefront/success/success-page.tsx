import { useSearchParams } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { checkoutMessages, succeededMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useCarriedState } from '../../use-carried-state.ts';
import { OutcomeSuccess } from '../payment/outcome-success.tsx';
import { PaymentOutcome } from '../payment/payment-outcome.tsx';
import type { Route } from './+types/success-page';
import { readSuccess } from './carried-success.ts';
import '../payment/outcome-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const title = new URLSearchParams(location.search).has('order')
    ? paymentMessages[language].title
    : checkoutMessages[language].succeeded(succeededMessages[language].Payment);
  return pageMeta({ matches, location, title, noIndex: true });
}

/** Coming back from a provider does not prove a payment: with an order in the address, the server's state decides (decision 27). */
export default function SuccessPage() {
  const [search] = useSearchParams();
  const { text, orderId } = readSuccess(useCarriedState().carried);
  const paidOrder = search.get('order');
  return (
    <div className="outcome-page stack stack--centre gap-3 container">
      {paidOrder === null ? (
        <OutcomeSuccess text={text} orderId={orderId} hasOrders={text === 'Order'} />
      ) : (
        <PaymentOutcome orderId={paidOrder} staysHere />
      )}
    </div>
  );
}
