import { useState } from 'react';
import type { PaymentView } from '#shared/contract/payment.ts';
import { isWallet } from '#shared/payment-methods.ts';
import { CancelOrderDialog } from '../../account/my-orders/cancel-order-dialog.tsx';
import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { orderMessages, paymentMethodMessages } from '../../messages/order-messages.ts';
import { paymentMessages, paymentReasonMessages } from '../../messages/payment-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { Countdown } from './countdown.tsx';
import { PayOtherwise } from './pay-otherwise.tsx';
import { paymentAddress } from './payment-address.ts';
import { PaymentBack } from './payment-back.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { isUndecided, reasonOf } from './payment-reason.ts';
import type { Payment } from './use-payment.ts';

type AwaitingProps = {
  view: PaymentView;
  payment: Payment;
  /** 2 on pages that have a heading of their own. */
  level: 1 | 2;
};

/** An order that is reserved but not paid: what to do now, the time left, and every other way out. */
export function AwaitingPayment({ view, payment, level }: AwaitingProps) {
  const Heading = `h${level}` as const;
  const texts = useMessages(paymentMessages);
  const { attempt } = view;
  const isOpen = attempt !== null && openStates.has(attempt.state);
  const titles = {
    phone: texts.confirmOnPhone,
    hosted: texts.waitingTitle,
    asking: texts.askingTitle,
    over: texts.notPaidTitle,
  };
  const stage = stageOf(attempt);
  return (
    <>
      <div role="status" className="payment__state stack stack--centre gap-3">
        {isOpen && <Spinner />}
        <Heading>{titles[stage]}</Heading>
        {stage === 'phone' && <PhonePrompt view={view} />}
        {stage === 'hosted' && <p>{texts.waitingText}</p>}
        {stage === 'asking' && <p>{texts.askingText}</p>}
        {stage === 'over' && <Reason view={view} />}
      </div>
      <PaymentFacts view={view} />
      <PaymentBack view={view} level={level} />
      <Going view={view} />
      {view.reservationSecondsLeft > 0 ? (
        <Countdown label={texts.keptFor} secondsLeft={view.reservationSecondsLeft} />
      ) : (
        <p>{texts.keptNoLonger}</p>
      )}
      {view.reservationSecondsLeft > 0 && !isUndecided(view) && (
        <PayOtherwise view={view} payment={payment} isOpen={isOpen} />
      )}
      <WaysAway view={view} payment={payment} />
    </>
  );
}

/** Buttons that lead away: home, to the shopper's orders, where this order waits too, and to cancelling it. */
function WaysAway({ view, payment }: Pick<AwaitingProps, 'view' | 'payment'>) {
  const texts = useMessages(paymentMessages);
  const orderTexts = useMessages(orderMessages);
  const checkoutTexts = useMessages(checkoutMessages);
  const localPath = useLocalPath();
  const [isAsked, setAsked] = useState(false);
  const answered = () => {
    setAsked(false);
    payment.askNow();
  };
  return (
    <div className="outcome-page__ways">
      <ButtonLink to={localPath('/')} variant="quiet">
        {checkoutTexts.goToHome}
      </ButtonLink>
      <ButtonLink to={localPath('/dashboard/myorders')} variant="quiet">
        {texts.seeOrders}
      </ButtonLink>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {orderTexts.cancel}
      </Button>
      <CancelOrderDialog
        orderId={view.id}
        isPaid={view.paymentStatus === 'Paid'}
        open={isAsked}
        onClose={answered}
      />
    </div>
  );
}

const openStates: ReadonlySet<string> = new Set(['created', 'pending', 'unknown']);

function stageOf(attempt: PaymentView['attempt']): 'phone' | 'hosted' | 'asking' | 'over' {
  if (attempt?.state === 'pending') return attempt.kind === 'phone_prompt' ? 'phone' : 'hosted';
  return attempt !== null && openStates.has(attempt.state) ? 'asking' : 'over';
}

function Reason({ view }: { view: PaymentView }) {
  const reasons = useMessages(paymentReasonMessages);
  if (view.attempt === null) return null;
  const reason = reasonOf(view.attempt);
  // The other amount goes back: what is said of the refund says why.
  if (reason === 'mismatch' && !isUndecided(view)) return null;
  return <p>{reasons[reason]}</p>;
}

function PhonePrompt({ view }: { view: PaymentView }) {
  const texts = useMessages(paymentMessages);
  const methods = useMessages(paymentMethodMessages);
  const { approvalCodes } = useFacts();
  const method = view.paymentMethod;
  const code = isWallet(method) ? approvalCodes[method] : undefined;
  return (
    <>
      <p>{texts.promptSent(methods[view.paymentMethod])}</p>
      {code !== undefined && !view.isPaymentSimulated && <p className="muted">{texts.noPrompt(code)}</p>}
      <p className="muted">{texts.neverAskPin}</p>
    </>
  );
}

/** A link to continue the payment: to the provider's page, or to the simulated phone. */
function Going({ view: { attempt } }: { view: PaymentView }) {
  const texts = useMessages(paymentMessages);
  if (attempt === null || attempt.state !== 'pending') return null;
  const address = attempt.url === null ? undefined : paymentAddress(attempt.url, new URL(location.href));
  return (
    <>
      {attempt.isSimulated && <p className="payment__test">{texts.simulatedText}</p>}
      {attempt.kind === 'phone_prompt' && (
        <Countdown label={texts.promptEnds} secondsLeft={attempt.secondsLeft} />
      )}
      {address !== undefined && (
        <a
          className="button button--call-to-action button--large"
          href={address}
          {...(attempt.kind === 'phone_prompt' ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          <span className="button__label">
            {attempt.kind === 'phone_prompt' ? texts.openSimulatedPhone : texts.continuePayment}
          </span>
        </a>
      )}
    </>
  );
}
