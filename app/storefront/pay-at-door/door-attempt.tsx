import type { DoorPaymentView } from '#shared/contract/door-payment.ts';
import { isWallet } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { paymentMessages, paymentReasonMessages } from '../../messages/payment-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { Countdown } from '../payment/countdown.tsx';
import { paymentAddress } from '../payment/payment-address.ts';
import { reasonOf } from '../payment/payment-reason.ts';

type Attempt = NonNullable<DoorPaymentView['attempt']>;

/** The last attempt to pay: what to do on the phone, a link back to the card's page, or why the attempt failed. */
export function DoorAttempt({ attempt }: { attempt: Attempt }) {
  const texts = useMessages(paymentMessages);
  const reasons = useMessages(paymentReasonMessages);
  const { state, kind, secondsLeft } = attempt;
  if (state === 'succeeded') return null;
  if (secondsLeft === 0) return <p className="note note--danger">{reasons[reasonOf(attempt)]}</p>;
  return (
    <div className="pay-page__attempt panel stack gap-3">
      <p className="row">
        <Spinner />
        <strong>{kind === 'phone_prompt' ? texts.confirmOnPhone : texts.waitingTitle}</strong>
      </p>
      {kind === 'phone_prompt' && <PhonePrompt attempt={attempt} />}
      {attempt.isSimulated && <p className="note note--tint">{texts.simulatedText}</p>}
      <GoOn attempt={attempt} />
    </div>
  );
}

function PhonePrompt({ attempt: { method, isSimulated, secondsLeft } }: { attempt: Attempt }) {
  const texts = useMessages(paymentMessages);
  const methods = useMessages(paymentMethodMessages);
  const { approvalCodes } = useFacts();
  const code = isWallet(method) ? approvalCodes[method] : undefined;
  return (
    <>
      <p>{texts.promptSent(methods[method])}</p>
      {code !== undefined && !isSimulated && <p className="muted">{texts.noPrompt(code)}</p>}
      <p className="muted">{texts.neverAskPin}</p>
      <Countdown label={texts.promptEnds} secondsLeft={secondsLeft} />
    </>
  );
}

/** A link to the provider's page, or to the simulated phone. */
function GoOn({ attempt: { url, kind } }: { attempt: Attempt }) {
  const texts = useMessages(paymentMessages);
  if (url === null || typeof location === 'undefined') return null;
  const address = paymentAddress(url, new URL(location.href));
  if (address === undefined) return null;
  return (
    <a
      className="button button--call-to-action button--large"
      href={address}
      {...(kind === 'phone_prompt' ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <span className="button__label">
        {kind === 'phone_prompt' ? texts.openSimulatedPhone : texts.continuePayment}
      </span>
    </a>
  );
}
