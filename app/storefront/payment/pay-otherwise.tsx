import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentView } from '#shared/contract/payment.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { useAction } from '../../state/use-action.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { MethodChoice } from './method-choice.tsx';
import { paymentAddress } from './payment-address.ts';
import type { Payment } from './use-payment.ts';
import { WalletPhone } from './wallet-phone.tsx';

/** Which of the two buttons. */
type Way = 'online' | 'cash';
type PayOtherwiseProps = { view: PaymentView; payment: Payment; isOpen: boolean };

/** Offers another attempt, another way to pay, another phone, or cash; folded away while an attempt is open. */
export function PayOtherwise({ view, payment, isOpen }: PayOtherwiseProps) {
  const texts = useMessages(paymentMessages);
  const { isBusy, errors, failure, tryAgain, payCash } = usePayOtherwise(view, payment);
  const [method, setMethod] = useState<OnlineMethod>(view.attempt?.method ?? 'card');
  const [phone, setPhone] = useState(useAccountPhone());
  const chosen = view.methods.find((known) => known.method === method) ?? view.methods[0];
  const failureOf = (way: Way) => (failure?.key === way ? failure.message : undefined);
  const ways = (
    <div className="payment__ways stack">
      {chosen ? (
        <>
          <MethodChoice
            heading={texts.payWith}
            methods={view.methods}
            chosen={chosen.method}
            onChoose={setMethod}
            disabled={isBusy}
          />
          {chosen.kind === 'phone_prompt' && (
            <WalletPhone
              method={chosen.method}
              phone={phone}
              onType={setPhone}
              error={errors.payer_phone}
              disabled={isBusy}
            />
          )}
          <Button
            variant="call-to-action"
            size="large"
            wide
            busy={isBusy}
            onClick={() => tryAgain(chosen.method, phone)}
          >
            {isBusy ? texts.processing : texts.payNow}
          </Button>
          <PressFailure message={failureOf('online')} onRetry={() => tryAgain(chosen.method, phone)} />
        </>
      ) : (
        <p>{texts.closed}</p>
      )}
      {view.takesCash && (
        <Button variant="outline" size="large" wide busy={isBusy} onClick={payCash}>
          {isBusy ? texts.processing : texts.payCash}
        </Button>
      )}
      <PressFailure message={failureOf('cash')} onRetry={payCash} />
    </div>
  );
  if (!isOpen) return ways;
  return (
    <details className="payment__otherwise">
      <summary>{view.attempt?.kind === 'phone_prompt' ? texts.changeNumber : texts.otherWays}</summary>
      {ways}
    </details>
  );
}

function useAccountPhone(): string {
  return useShop((state) => state.addresses.addressList[0]?.mobile ?? state.user.details?.mobile ?? '');
}

function usePayOtherwise(view: PaymentView, payment: Payment) {
  const texts = useMessages(paymentMessages);
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { act, isBusy, failure } = useAction(({ fields }) => {
    setErrors(fields);
    payment.askNow();
  });

  async function tryAgain(provider: OnlineMethod, phone: string) {
    const answer = await api.payment.tryAgain({ orderId: view.id, provider, payer_phone: phone });
    payment.show(answer.data);
    const address = paymentAddress(answer.url, new URL(location.href));
    if (address === undefined) notify.error(texts.wrongAddress);
    else if (answer.data.attempt?.kind === 'hosted') location.assign(address);
    else await navigate(answer.url);
    return {};
  }

  async function payCash() {
    const { data, message } = await api.payment.payCash({ orderId: view.id });
    payment.show(data);
    return { message };
  }

  return {
    isBusy,
    errors,
    failure,
    tryAgain: (provider: OnlineMethod, phone: string) => {
      setErrors({});
      void act(() => tryAgain(provider, phone), 'online' satisfies Way);
    },
    payCash: () => void act(payCash, 'cash' satisfies Way),
  };
}
