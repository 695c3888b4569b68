import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage } from '../../language.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import {
  orderNewsMessages,
  phoneMessageMessages,
  phoneMessageStateMessages,
} from '../../messages/phone-message-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

/** Messages to the buyer's phone, and whether they arrived. Without a gateway there is nothing to show. */
export function OrderPhoneMessages({ order }: { order: DeskOrderView }) {
  const language = useLanguage();
  const texts = phoneMessageMessages[language];
  const states = phoneMessageStateMessages[language];
  const news = orderNewsMessages[language];
  const { phoneMessages: messages } = order;
  if (messages.length === 0) return null;
  return (
    <Card title={texts.title}>
      <ul className="stack gap-3">
        {messages.map((message) => (
          <li key={`${message.channel} ${message.news} ${message.at}`}>
            <strong>
              {order.isPickUp && message.news === 'dispatched'
                ? orderStatusText('Out for delivery', order, language)
                : news[message.news]}
            </strong>
            <p className="fine">
              {texts[message.channel]}, {states[message.state]} ·{' '}
              <time dateTime={message.at}>{formatMoment(message.at, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
