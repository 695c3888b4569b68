import type { OrderView } from '#shared/contract/order.ts';
import { inPageLanguage, useLanguage } from '../language.ts';
import { pictureMessages } from '../messages/picture-messages.ts';
import { PhotoList } from '../ui/pictures/photo-list.tsx';

type Returned = Pick<NonNullable<OrderView['return_request']>, 'items' | 'photos'>;

/** Which pieces are to come back, and the photos of them. */
export function ReturnedPieces({ request: { items, photos } }: { request: Returned }) {
  const language = useLanguage();
  const texts = pictureMessages[language];
  return (
    <>
      <ul>
        {items.map(({ productId, name, nameFr, quantity }) => (
          <li key={productId}>
            {quantity} × {inPageLanguage(language, name, nameFr)}
          </li>
        ))}
      </ul>
      <PhotoList photos={photos} word={texts.photo} />
    </>
  );
}
