import { CreditCard, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import './method-choice.css';
import type { OnlineMethod } from './use-place-order.ts';

type MethodChoiceProps = {
  chosen: OnlineMethod;
  onChoose: (method: OnlineMethod) => void;
  disabled: boolean;
};

/** 'Online Payment' starts the chosen one (decision 27). */
export function MethodChoice({ chosen, onChoose, disabled }: MethodChoiceProps) {
  const texts = useMessages(checkoutMessages);
  const headingId = useId();
  const choices = [
    { method: 'card', title: texts.card, text: texts.cardText, icon: <CreditCard /> },
    { method: 'mtn_momo', title: texts.mtnMomo, text: texts.mobileMoneyText, icon: <Smartphone /> },
    { method: 'orange_money', title: texts.orangeMoney, text: texts.mobileMoneyText, icon: <Smartphone /> },
  ] as const;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="checkout__heading">
        {texts.method}
      </h2>
      <fieldset className="checkout__options method-choice" aria-labelledby={headingId} disabled={disabled}>
        {choices.map(({ method, title, text, icon }) => (
          <RadioCard
            key={method}
            name="method"
            title={title}
            aside={icon}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          >
            {method === chosen && <span className="method-choice__text">{text}</span>}
          </RadioCard>
        ))}
      </fieldset>
    </section>
  );
}
