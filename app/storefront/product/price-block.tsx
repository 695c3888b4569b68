import type { Francs } from '#shared/money.ts';
import { priceAfterDiscount, pricePer100 } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { DiscountBadge } from '../../ui/labels/discount-badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { whatsAppLink } from './whats-app-link.ts';
import './price-block.css';
import type { PageProduct } from './load-product.ts';

export function PriceBlock({
  product,
}: {
  product: Pick<PageProduct, 'price' | 'discount' | 'unit' | 'weightGrams'>;
}) {
  const texts = useMessages(productMessages);
  const per100 = pricePer100(priceAfterDiscount(product.price, product.discount), product);
  return (
    <section className="stack gap-1" aria-labelledby="price-heading">
      <h2 id="price-heading" className="price-block__label fine">
        {texts.price}
      </h2>
      <DiscountedPrice price={product.price} discount={product.discount} size="large" />
      {per100 && (
        <p className="fine">
          <Price amount={per100.amount} size="small" /> {texts.per100(per100.measure)}
        </p>
      )}
    </section>
  );
}

/** An offer for wholesale buyers; carts are charged the single price (decision 10). */
export function BulkPriceBlock({
  product,
  name,
  address,
}: {
  product: Pick<PageProduct, 'bulkPrice' | 'discount'>;
  name: string;
  address: string;
}) {
  const texts = useMessages(productMessages);
  const facts = useFacts();
  if (product.bulkPrice === null) return null;
  return (
    <section className="stack gap-1 price-block--bulk" aria-labelledby="bulk-price-heading">
      <h2 id="bulk-price-heading" className="price-block__label fine">
        {texts.bulkPrice}
      </h2>
      <DiscountedPrice price={product.bulkPrice} discount={product.discount} size="regular" />
      <p className="fine">{texts.bulkHelp}</p>
      <a
        className="tap"
        href={whatsAppLink(texts.bulkOrderText(name, address), facts.whatsApp)}
        rel="noopener"
      >
        {texts.bulkOrder} <VisuallyHidden>{texts.opensWhatsApp}</VisuallyHidden>
      </a>
    </section>
  );
}

function DiscountedPrice({
  price,
  discount,
  size,
}: {
  price: Francs;
  discount: number;
  size: 'regular' | 'large';
}) {
  const texts = useMessages(productMessages);
  return (
    <p className="cluster gap-2">
      <Price
        amount={priceAfterDiscount(price, discount)}
        original={price}
        amountLabel={texts.priceNow}
        originalLabel={texts.priceBefore}
        size={size}
      />
      <DiscountBadge discount={discount}>{texts.percentOff(discount)}</DiscountBadge>
    </p>
  );
}
