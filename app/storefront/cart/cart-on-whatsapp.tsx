import { textIn } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { billOfCart } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { MessageCircle } from '../../ui/pictures/icons.tsx';
import { whatsAppLink } from '../product/whats-app-link.ts';

/** The whole cart as a message to the shop, ready to send. */
export function CartOnWhatsApp({ cart }: { cart: readonly CartLine[] }) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const { whatsApp } = useFacts();
  const lines = cart.map(({ quantity, productId: { name, nameFr, price, discount } }) => {
    const cost = formatFrancs(quantity * priceAfterDiscount(price, discount));
    return `- ${quantity} × ${textIn(language, name, nameFr)}, ${cost}`;
  });
  const message = texts.whatsAppOrder(lines.join('\n'), formatFrancs(billOfCart(cart).total));
  return (
    <ButtonLink
      variant="quiet"
      wide
      icon={<MessageCircle />}
      to={whatsAppLink(message, whatsApp)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.orderOnWhatsApp}
    </ButtonLink>
  );
}
