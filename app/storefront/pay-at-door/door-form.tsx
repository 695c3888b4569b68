import { useState } from 'react';
import type { DoorPaymentView } from '#shared/contract/door-payment.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { doorPaymentMessages } from '../../messages/door-payment-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { MethodChoice } from '../payment/method-choice.tsx';
import { paymentAddress } from '../payment/payment-address.ts';
import { WalletPhone } from '../payment/wallet-phone.tsx';

type DoorFormProps = {
  token: string;
  view: DoorPaymentView;
  onAnswer: (view: DoorPaymentView) => void;
  /** Called after a refusal: another person may have started a payment, or paid. */
  onRefused: () => Promise<void>;
};

/** The ways to pay the whole amount due. */
export function DoorForm({ token, view: { due, takesCash, methods }, onAnswer, onRefused }: DoorFormProps) {
  const texts = useMessages(doorPaymentMessages);
  const payment = useMessages(paymentMessages);
  const first = methods.find(({ kind }) => kind === 'phone_prompt') ?? methods[0];
  const [method, setMethod] = useState(first?.method);
  const [phone, setPhone] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { act, isBusy, failure } = useAction(async ({ fields }) => {
    setErrors(fields);
    await onRefused();
  });
  const chosen = methods.find((known) => known.method === method) ?? first;
  if (!chosen) return <p>{takesCash ? texts.noMethods : texts.noMethodsAhead}</p>;

  async function pay(provider: typeof chosen & {}) {
    const { data, url } = await api.doorPayment.pay({
      ...{ token, due, provider: provider.method, payer_phone: phone },
    });
    onAnswer(data);
    const address = url === '' ? undefined : paymentAddress(url, new URL(location.href));
    if (address !== undefined) location.assign(address);
    else if (url !== '') notify.error(payment.wrongAddress);
    return {};
  }

  const press = () => {
    setErrors({});
    void act(() => pay(chosen));
  };

  return (
    <div className="stack gap-4">
      <MethodChoice
        heading={payment.payWith}
        methods={methods}
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
      <Button variant="call-to-action" size="large" wide busy={isBusy} onClick={press}>
        {isBusy ? payment.processing : texts.pay(formatFrancs(due))}
      </Button>
      <PressFailure message={failure?.message} onRetry={press} />
      <p className="muted">{takesCash ? texts.cashToo : texts.ahead}</p>
    </div>
  );
}
