import { useMessages } from '../../language.ts';
import { cartMailMessages } from '../../messages/cart-mail-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { LetterLink } from '../../storefront/newsletter/letter-link.tsx';

export const meta = privateMeta(cartMailMessages, ({ confirmTitle }) => confirmTitle);

export default function ConfirmPage() {
  const texts = useMessages(cartMailMessages);
  return (
    <LetterLink
      title={texts.confirmTitle}
      text={texts.confirmText}
      button={texts.confirm}
      done={texts.confirmed}
      send={(token) => api.cartMails.confirm({ token })}
    />
  );
}
