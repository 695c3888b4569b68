import type { OrderView } from '#shared/contract/order.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../language.ts';
import { returnReasonMessages } from '../messages/order-messages.ts';
import { pictureMessages } from '../messages/picture-messages.ts';
import { PhotoList } from '../ui/pictures/photo-list.tsx';

type Returned = Pick<NonNullable<OrderView['return_request']>, 'reason' | 'items' | 'photos'>;

/** Which pieces are to come back, why, and the photos of them. */
export function ReturnedPieces({ request: { reason, items, photos } }: { request: Returned }) {
  const language = useLanguage();
  const texts = pictureMessages[language];
  const reasons = useMessages(returnReasonMessages);
  // A reason that is common to all is shown once; requests from before pieces were recorded have only that.
  const common = items.every((item) => item.reason === items[0]?.reason)
    ? (items[0]?.reason ?? reason)
    : undefined;
  return (
    <>
      {common !== undefined && <p className="strong">{reasons[common]}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.productId}>
            {item.quantity} × {nameIn(language, item)}
            {common === undefined && <span className="muted"> · {reasons[item.reason]}</span>}
          </li>
        ))}
      </ul>
      <PhotoList photos={photos} word={texts.photo} />
    </>
  );
}
