import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { doorPaymentMessages } from '../../messages/door-payment-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { Price } from '../../ui/labels/price.tsx';
import type { Route } from './+types/pay-page';
import { DoorAttempt } from './door-attempt.tsx';
import { DoorForm } from './door-form.tsx';
import './pay-page.css';
import { isUnderWay, useDoorPayment } from './use-door-payment.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { doorPayment } = context.get(pageContext).api;
  return (await orNotFound(doorPayment.get({ token: params.token }), [404, 422])).data;
}

/** The page is only for the person who receives the parcel, so no cache may keep it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = doorPaymentMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The amount due for a parcel, and the ways to pay it at the door, reached by the code on the parcel's slip without a login. */
export default function PayPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useMessages(doorPaymentMessages);
  const payment = useMessages(paymentMessages);
  const { view, isLost, show, look } = useDoorPayment(params.token, loaderData);
  // While a payment can still be confirmed on a phone, no other one may be started.
  const isPrompted = view.attempt?.kind === 'phone_prompt' && isUnderWay(view);
  return (
    <div className="pay-page stack gap-5 container">
      <div className="stack gap-2">
        <h1>{texts.title}</h1>
        <p className="muted">
          {payment.order} <strong className="nowrap">{view.orderNumber}</strong>
        </p>
      </div>
      <noscript>
        <p className="note note--tint">{payment.needsJavaScript}</p>
      </noscript>
      {view.state === 'due' && (
        <p className="pay-page__due panel row apart">
          <span>{texts.due}</span>
          <strong>
            <Price amount={view.due} />
          </strong>
        </p>
      )}
      <div role="status" className="stack gap-3">
        {isLost && <p className="note note--danger">{texts.lost}</p>}
        {view.state === 'waits' && <p>{texts.waits}</p>}
        {view.state === 'paid' && (
          <p className="note note--tint">
            <strong>{texts.paid}</strong> {texts.handOver}
          </p>
        )}
        {view.state === 'due' && view.attempt && <DoorAttempt attempt={view.attempt} />}
      </div>
      {view.state === 'due' && !isPrompted && (
        <DoorForm token={params.token} view={view} onAnswer={show} onRefused={look} />
      )}
    </div>
  );
}
