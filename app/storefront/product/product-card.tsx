import type { ShadeView } from '#shared/contract/catalogue.ts';
import { productPath } from '#shared/page-paths.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { productMessages } from '../../messages/product-messages.ts';
import { DiscountBadge } from '../../ui/labels/discount-badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { AddToCart } from './add-to-cart.tsx';
import type { CardProduct } from './card-product.ts';
import { PromiseBadge } from './promise-badge.tsx';
import './product-card.css';

type ProductCardProps = {
  product: CardProduct;
  /** Only for what stands on the first screen. */
  eager?: boolean | 'first';
  /** One below the heading the card stands under. */
  level?: 2 | 3;
};

/** The whole card is a link; the add control lies above it, not inside it. */
export function ProductCard({ product, eager = false, level = 3 }: ProductCardProps) {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const name = inPageLanguage(language, product.name, product.nameFr);
  const [image = ''] = product.image;
  const Heading = `h${level}` as const;

  return (
    <article
      className={product.stock === 0 ? 'product-card panel product-card--sold-out' : 'product-card panel'}
    >
      <div className="product-card__picture">
        <Picture
          src={image}
          alt=""
          fit="cover"
          eager={eager}
          // Two in a row less their gaps: 45vw would ask phones for the next wider file.
          sizes="(min-width: 1024px) 18rem, (min-width: 768px) 30vw, 44vw"
          widths={[320, 720]}
        />
        <div className="product-card__badges">
          <PromiseBadge stock={product.stock} form="short" />
          <DiscountBadge discount={product.discount}>{texts.percentOff(product.discount)}</DiscountBadge>
        </div>
      </div>
      <div className="product-card__words stack gap-1">
        <Heading className="product-card__name">
          <LocalLink className="product-card__link" to={productPath(product)}>
            {name}
          </LocalLink>
        </Heading>
        {product.shade && <CardShade shade={product.shade} />}
        <p className="product-card__unit fine">
          {unitText(product.unit, language)}
          {product.shadeCount > 1 && ` · ${texts.shades(product.shadeCount)}`}
        </p>
        <Price
          amount={priceAfterDiscount(product.price, product.discount)}
          original={product.price}
          amountLabel={texts.priceNow}
          originalLabel={texts.priceBefore}
        />
      </div>
      <div className="product-card__control">
        <AddToCart product={product} />
      </div>
    </article>
  );
}

/** Two lines of name may leave the shade out, and the shades of a family look alike without it. */
function CardShade({ shade }: { shade: ShadeView }) {
  return (
    <p className="product-card__shade row gap-2 fine">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" fill={shade.hex} />
      </svg>
      {shade.name}
    </p>
  );
}
