import { formatFrancs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { MessageCircle } from '../../ui/pictures/icons.tsx';
import { whatsAppLink } from './whats-app-link.ts';
import './product-links.css';
import type { PageProduct } from './load-product.ts';

/** Links to order from the shop, to ask it, or to send the product to a friend: plain links with a text in the page's language. */
export function ProductLinks({
  product,
  name,
  address,
}: {
  product: PageProduct;
  name: string;
  address: string;
}) {
  const texts = useMessages(productMessages);
  const facts = useFacts();
  const price = formatFrancs(priceAfterDiscount(product.price, product.discount));
  return (
    <p className="product-links">
      {product.stock > 0 && (
        <a
          className="button button--outline"
          href={whatsAppLink(texts.orderText(name, price, address), facts.whatsApp)}
        >
          <MessageCircle />
          {texts.orderOnWhatsApp}
        </a>
      )}
      <a className="tap" href={whatsAppLink(texts.askText(name, address), facts.whatsApp)}>
        {texts.askOnWhatsApp}
      </a>
      <a className="tap" href={whatsAppLink(texts.shareText(name, price, address))}>
        {texts.share} <VisuallyHidden>{texts.opensWhatsApp}</VisuallyHidden>
      </a>
    </p>
  );
}
