import { useMessages } from '../../language.ts';
import { cartMailMessages } from '../../messages/cart-mail-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { LetterLink } from '../../storefront/newsletter/letter-link.tsx';

export const meta = privateMeta(cartMailMessages, ({ stopTitle }) => stopTitle);

export default function StopPage() {
  const texts = useMessages(cartMailMessages);
  return (
    <LetterLink
      title={texts.stopTitle}
      text={texts.stopText}
      button={texts.stop}
      done={texts.stopped}
      send={(token) => api.cartMails.stop({ token })}
    />
  );
}
