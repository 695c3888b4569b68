import { useId } from 'react';
import type { PaymentMethodView } from '#shared/contract/payment.ts';
import type { OnlineMethod } from '#shared/order-status.ts';
import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { CreditCard, Smartphone } from '../../ui/pictures/icons.tsx';
import './choice.css';
import './method-choice.css';

type MethodChoiceProps = {
  heading: string;
  methods: readonly PaymentMethodView[];
  chosen: OnlineMethod;
  onChoose: (method: OnlineMethod) => void;
  disabled: boolean;
};

/** The ways to pay online that the shop takes; 'Online Payment' starts the chosen one (decision 27). */
export function MethodChoice({ heading, methods, chosen, onChoose, disabled }: MethodChoiceProps) {
  const names = useMessages(paymentMethodMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="choice__heading">
        {heading}
      </h2>
      <fieldset className="stack gap-3 method-choice" aria-labelledby={headingId} disabled={disabled}>
        {methods.map(({ method, kind, isSimulated }) => (
          <RadioCard
            key={method}
            name="method"
            title={names[method]}
            aside={<MethodMark kind={kind} isSimulated={isSimulated} />}
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

type MethodPartProps = { kind: PaymentMethodView['kind']; isSimulated: boolean };

function MethodMark({ kind, isSimulated }: MethodPartProps) {
  const texts = useMessages(paymentMessages);
  return (
    <span className="method-choice__mark">
      {isSimulated && <Badge tone="hibiscus">{texts.test}</Badge>}
      {kind === 'hosted' ? <CreditCard /> : <Smartphone />}
    </span>
  );
}

function MethodText({ kind, isSimulated }: MethodPartProps) {
  const texts = useMessages(checkoutMessages);
  const paymentTexts = useMessages(paymentMessages);
  const how = kind === 'hosted' ? texts.cardText : texts.mobileMoneyText;
  return <span className="method-choice__text fine">{isSimulated ? paymentTexts.simulatedText : how}</span>;
}
