import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import './outcome-page.css';
import type { Route } from './+types/payment-page';
import { PaymentOutcome } from './payment-outcome.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = paymentMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** Waits for a payment, usually one that is confirmed on a phone; the page may be closed and opened again at any time. */
export default function PaymentPage({ params }: Route.ComponentProps) {
  const texts = useMessages(paymentMessages);
  return (
    <div className="outcome-page stack stack--centre gap-3 container">
      <noscript>
        <p>{texts.needsJavaScript}</p>
      </noscript>
      <PaymentOutcome orderId={params.orderId} />
    </div>
  );
}
