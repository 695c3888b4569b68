import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentView } from '#shared/contract/payment.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages, paymentReasonMessages } from '../../messages/payment-messages.ts';
import { showLogin } from '../../state/dialogs.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { CancelledBud } from '../../ui/pictures/motif/cancelled-bud.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { forgetOrdered } from '../kept-checkout/kept-choices.ts';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { OutcomeSuccess } from './outcome-success.tsx';
import './payment.css';
import { PaymentBack } from './payment-back.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { isUndecided } from './payment-reason.ts';
import { type Payment, usePayment } from './use-payment.ts';

type PaymentOutcomeProps = {
  orderId: string;
  /** Shows the final outcome here, as /success does; other pages lead to /success. */
  staysHere?: boolean;
  /** 2 on pages that have a heading of their own. */
  level?: 1 | 2;
};

/** The state of an order's payment, as the server reports it; the same on /payment, /success and /cancel. */
export function PaymentOutcome(asked: PaymentOutcomeProps) {
  // The key resets the state: a person who logs in in another tab must not see this one's payment while the server is asked.
  const person = useShop((state) => state.user.details?._id);
  return <OutcomeFor key={`${person} ${asked.orderId}`} {...asked} />;
}

function OutcomeFor({ orderId, staysHere = false, level = 1 }: PaymentOutcomeProps) {
  const texts = useMessages(paymentMessages);
  const payment = usePayment(orderId);
  const { status, view } = payment;
  return (
    <div className="payment stack stack--centre">
      {status === 'lost' && (
        <p className="payment__lost" role="alert">
          {texts.lost}{' '}
          <Button variant="quiet" onClick={payment.askNow}>
            {texts.lookNow}
          </Button>
        </p>
      )}
      <Stage orderId={orderId} payment={payment} view={view} staysHere={staysHere} level={level} />
    </div>
  );
}

type Level = { level: 1 | 2 };

type StageProps = {
  orderId: string;
  payment: Payment;
  view: PaymentView | undefined;
  staysHere: boolean;
} & Level;

function Stage({ orderId, payment, view, staysHere, level }: StageProps) {
  const texts = useMessages(paymentMessages);
  const Heading = `h${level}` as const;
  if (payment.status === 'guest') return <LogInFirst level={level} />;
  if (payment.status === 'refused') return <Refused level={level} />;
  if (view === undefined) {
    return (
      <div className="payment__state stack stack--centre gap-3" role="status">
        <Spinner />
        <Heading>{texts.title}</Heading>
        <p>{texts.loading}</p>
      </div>
    );
  }
  if (view.status === 'Awaiting payment') {
    return <AwaitingPayment view={view} payment={payment} level={level} />;
  }
  if (view.status === 'Cancelled') return <Ended view={view} level={level} />;
  return staysHere ? <Paid orderId={orderId} view={view} /> : <LeadToSuccess orderId={orderId} />;
}

function Paid({ orderId, view }: { orderId: string; view: PaymentView }) {
  const texts = useMessages(paymentMessages);
  const personId = useShop((state) => state.user.details?._id);
  useEffect(() => forgetOrdered(orderId, personId), [orderId, personId]);
  const isPaidOnline = view.paymentStatus === 'Paid' || view.paymentStatus === 'Refunded';
  return (
    <>
      <OutcomeSuccess text={isPaidOnline ? 'Payment' : 'Order'} orderId={view.orderNumber} hasOrders />
      {view.isPaymentSimulated && isPaidOnline && <p className="payment__test">{texts.simulatedText}</p>}
      <PaymentBack view={view} level={1} />
    </>
  );
}

function LeadToSuccess({ orderId }: { orderId: string }) {
  const texts = useMessages(paymentMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const success = localPath(`/success?order=${orderId}`);
  useEffect(() => void navigate(success, { replace: true }), [navigate, success]);
  return <p role="status">{texts.loading}</p>;
}

function Ended({ view, level }: { view: PaymentView } & Level) {
  const texts = useMessages(paymentMessages);
  const checkoutTexts = useMessages(checkoutMessages);
  const reasons = useMessages(paymentReasonMessages);
  const localPath = useLocalPath();
  const Heading = `h${level}` as const;
  const ended = isUndecided(view) ? reasons.mismatch : texts.endedText;
  return (
    <>
      <div role="status" className="payment__state stack stack--centre gap-3">
        <CancelledBud />
        <Heading>{checkoutTexts.cancelled}</Heading>
        {view.moneyBack.length === 0 && <p>{ended}</p>}
      </div>
      <PaymentFacts view={view} />
      <PaymentBack view={view} level={level} />
      <div className="outcome-page__ways">
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {checkoutTexts.goToHome}
        </ButtonLink>
        <ButtonLink to={localPath('/cart')} variant="outline">
          {texts.backToCart}
        </ButtonLink>
      </div>
    </>
  );
}

function LogInFirst({ level }: Level) {
  const texts = useMessages(paymentMessages);
  const Heading = `h${level}` as const;
  return (
    <div className="payment__state stack stack--centre gap-3">
      <Heading>{texts.logInTitle}</Heading>
      <p>{texts.logInText}</p>
      <Button variant="call-to-action" onClick={showLogin}>
        {texts.logIn}
      </Button>
    </div>
  );
}

function Refused({ level }: Level) {
  const texts = useMessages(paymentMessages);
  const Heading = `h${level}` as const;
  const localPath = useLocalPath();
  return (
    <div className="payment__state stack stack--centre gap-3">
      <Heading>{texts.refusedTitle}</Heading>
      <p>{texts.refusedText}</p>
      <ButtonLink to={localPath('/dashboard/myorders')} variant="call-to-action">
        {texts.seeOrders}
      </ButtonLink>
    </div>
  );
}
