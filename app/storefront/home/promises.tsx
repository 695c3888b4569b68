import type { ReactNode } from 'react';
import { onlineMethods } from '#shared/payment-methods.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { useDeliveryOffer, useFacts, useTakes } from '../../shell-data/use-shell-data.ts';
import { Banknote, Headset, Smartphone, Truck } from '../../ui/pictures/icons.tsx';
import './promises.css';

/** What the shop advertises (decision 31). */
export function Promises() {
  const texts = useMessages(homeMessages);
  const { phone } = useFacts();
  const offer = useDeliveryOffer();
  const takes = useTakes();
  return (
    <section className="container" aria-label={texts.promises}>
      <ul className="promises">
        <Promised
          icon={<Truck />}
          title={offer === '' ? texts.freeDelivery : texts.deliveryOffered}
          text={offer === '' ? texts.freeDeliveryText : asSentence(offer)}
        />
        {takes('cash_on_delivery') && (
          <Promised icon={<Banknote />} title={texts.cashOnDelivery} text={texts.cashOnDeliveryText} />
        )}
        {onlineMethods.some(takes) && (
          <Promised icon={<Smartphone />} title={texts.onlinePayment} text={texts.onlinePaymentText} />
        )}
        <Promised icon={<Headset />} title={texts.support} text={texts.supportText(formatPhone(phone))} />
      </ul>
    </section>
  );
}

/** Makes a sentence of an offer, whose text is written for the middle of one. */
function asSentence(offer: string): string {
  return `${offer.charAt(0).toUpperCase()}${offer.slice(1)}.`;
}

function Promised({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="promises__promise">
      <span className="disc disc--small">{icon}</span>
      <span>
        <span className="promises__title name">{title}</span>
        <span className="promises__text fine">{text}</span>
      </span>
    </li>
  );
}
