import { useId } from 'react';
import type { PaymentMethodView } from '#shared/contract/payment.ts';
import { isWallet, type PaymentMethod } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Banknote, CreditCard } from '../../ui/pictures/icons.tsx';
import { WalletMark } from '../../ui/pictures/wallet-mark.tsx';
import './choice.css';
import './method-choice.css';

/** A way to pay that is offered: online, or in cash to the rider. */
export type OfferedMethod<Method extends PaymentMethod = PaymentMethod> = {
  method: Method;
  kind: PaymentMethodView['kind'] | 'at_door';
  isSimulated: boolean;
};

type MethodChoiceProps<Method extends PaymentMethod> = {
  heading: string;
  methods: readonly OfferedMethod<Method>[];
  chosen: Method;
  onChoose: (method: Method) => void;
  disabled: boolean;
};

/** The ways to pay that the shop takes, as equal choices (decision 521). */
export function MethodChoice<Method extends PaymentMethod>({
  heading,
  methods,
  chosen,
  onChoose,
  disabled,
}: MethodChoiceProps<Method>) {
  const names: Readonly<Record<PaymentMethod, string>> = useMessages(paymentMethodMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="choice__heading medium-heading">
        {heading}
      </h2>
      <fieldset className="stack gap-3 method-choice" aria-labelledby={headingId} disabled={disabled}>
        {methods.map(({ method, kind, isSimulated }) => (
          <RadioCard
            key={method}
            name="method"
            title={names[method]}
            aside={<MethodMark method={method} kind={kind} isSimulated={isSimulated} />}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          >
            {method === chosen && <MethodText kind={kind} isSimulated={isSimulated} />}
          </RadioCard>
        ))}
      </fieldset>
    </section>
  );
}

type MethodPartProps = Pick<OfferedMethod, 'kind' | 'isSimulated'>;

function MethodMark({ method, kind, isSimulated }: OfferedMethod) {
  const texts = useMessages(paymentMessages);
  const Icon = kind === 'at_door' ? Banknote : CreditCard;
  return (
    <span className="method-choice__mark">
      {isSimulated && <Badge tone="hibiscus">{texts.test}</Badge>}
      {isWallet(method) ? <WalletMark wallet={method} /> : <Icon />}
    </span>
  );
}

function MethodText({ kind, isSimulated }: MethodPartProps) {
  const texts = useMessages(checkoutMessages);
  const paymentTexts = useMessages(paymentMessages);
  const how = { hosted: texts.cardText, phone_prompt: texts.mobileMoneyText, at_door: texts.cashText }[kind];
  return <span className="method-choice__text fine">{isSimulated ? paymentTexts.simulatedText : how}</span>;
}
