import { useSearchParams } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { CancelledBud } from '../../ui/pictures/motif/cancelled-bud.tsx';
import { PaymentOutcome } from '../payment/payment-outcome.tsx';
import '../payment/outcome-page.css';
import type { Route } from './+types/cancel-page';

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const isOfOrder = new URLSearchParams(location.search).has('order');
  const texts = checkoutMessages[language];
  const title = isOfOrder ? texts.paymentLeft : texts.cancelled;
  return pageMeta({ matches, location, title, noIndex: true });
}

/** Shows a shopper who left the payment whether her order is still reserved, or what has become of it: only the server knows. */
export default function CancelPage() {
  const [search] = useSearchParams();
  const orderId = search.get('order');
  return (
    <div className="outcome-page stack stack--centre gap-3 container">
      {orderId === null ? <Cancelled /> : <OfOrder orderId={orderId} />}
    </div>
  );
}

/** The heading of the specification, and below it the actual state of the order (decision 45). */
function OfOrder({ orderId }: { orderId: string }) {
  const texts = useMessages(checkoutMessages);
  return (
    <>
      <h1>{texts.paymentLeft}</h1>
      <PaymentOutcome orderId={orderId} level={2} />
    </>
  );
}

function Cancelled() {
  const texts = useMessages(checkoutMessages);
  const localPath = useLocalPath();
  return (
    <>
      <CancelledBud />
      <h1>{texts.cancelled}</h1>
      <p className="muted">{texts.cancelledText}</p>
      <div className="outcome-page__ways">
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {texts.goToHome}
        </ButtonLink>
        <ButtonLink to={localPath('/cart')} variant="outline">
          {texts.backToCart}
        </ButtonLink>
      </div>
    </>
  );
}
