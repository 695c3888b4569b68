import { memo } from 'react';
import { nameIn } from '#shared/language.ts';
import { productPath } from '#shared/page-paths.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { productMessages } from '../../messages/product-messages.ts';
import { useIsFew } from '../../shell-data/use-shell-data.ts';
import { DiscountBadge } from '../../ui/labels/discount-badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { formatAverage } from '../reviews/rating.ts';
import { AddToCart } from './add-to-cart.tsx';
import type { CardProduct } from './card-product.ts';
import { shortName } from './card-words.ts';
import { ChooseShade } from './choose-shade.tsx';
import { PromiseBadge } from './promise-badge.tsx';
import { WishlistButton } from './wishlist-button.tsx';
import './product-card.css';

type Card = NonNullable<CardProduct['card']>;

type ProductCardProps = {
  product: CardProduct;
  /** Only for cards on the first screen. */
  eager?: boolean | 'first';
  /** One level below the heading above the card. */
  level?: 2 | 3;
};

/** The whole card is a link; the add control lies above it, not inside it. */
export const ProductCard = memo(function ProductCard({
  product,
  eager = false,
  level = 3,
}: ProductCardProps) {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const { card } = product;
  const named = card ?? product;
  const name = nameIn(language, named);
  const isSoldOut = card ? !card.isInStock : product.stock === 0;
  const [image = ''] = product.image;
  const Heading = `h${level}` as const;

  return (
    <article className={isSoldOut ? 'product-card panel product-card--sold-out' : 'product-card panel'}>
      <div className="product-card__picture">
        <Picture
          src={image}
          alt={(language === 'fr' ? product.showsFr : product.shows) ?? ''}
          fit="cover"
          eager={eager}
          // Two in a row less their gaps: with 45vw phones would load the next wider file.
          sizes="(min-width: 1024px) 18rem, (min-width: 768px) 30vw, 44vw"
          widths={[320, 720]}
        />
        <div className="product-card__badges">
          <PromiseBadge stock={product.stock} form="short" />
          <DiscountBadge discount={product.discount}>{texts.percentOff(product.discount)}</DiscountBadge>
        </div>
        <WishlistButton id={product._id} name={name} />
      </div>
      <div className="product-card__words stack gap-1">
        {product.brand !== null && <p className="product-card__brand">{product.brand}</p>}
        <Heading className="product-card__name">
          <LocalLink className="product-card__link" to={productPath(product)}>
            {shortName(name, product.brand, card || !product.shade ? null : nameIn(language, product.shade))}
          </LocalLink>
        </Heading>
        {product.rating && <CardRating {...product.rating} />}
        {card ? <FamilyDots product={product} card={card} /> : <Variant product={product} />}
        {card && !card.hasOnePrice ? (
          <p>
            {texts.priceFrom} <Price amount={card.priceFrom} />
          </p>
        ) : (
          <Price
            amount={priceAfterDiscount(product.price, product.discount)}
            original={product.price}
            amountLabel={texts.priceNow}
            originalLabel={texts.priceBefore}
          />
        )}
      </div>
      {card?.isInStock ? (
        <ChooseShade product={product} name={name} />
      ) : (
        <AddToCart product={product} isRound />
      )}
    </article>
  );
}, isSameCard);

/** Avoids drawing a card again: results of the next typed letter are often products that are already shown. */
function isSameCard(before: ProductCardProps, now: ProductCardProps): boolean {
  return (
    before.eager === now.eager &&
    before.level === now.level &&
    (before.product === now.product || JSON.stringify(before.product) === JSON.stringify(now.product))
  );
}

/** The rating in short; the reviews are on the product's page. */
function CardRating({ average, count }: NonNullable<CardProduct['rating']>) {
  const texts = useMessages(productMessages);
  const said = formatAverage(average, useLanguage());
  return (
    <p className="fine nowrap">
      <span aria-hidden="true">
        ★ {said} ({count})
      </span>
      <VisuallyHidden>{texts.rated(said, count)}</VisuallyHidden>
    </p>
  );
}

/** A few of a family's colours, and how many there are. */
function FamilyDots({ product, card }: { product: CardProduct; card: Card }) {
  const texts = useMessages(productMessages);
  return (
    <p className="product-card__shade row gap-1 fine">
      <svg
        className="product-card__dots"
        viewBox={`0 0 ${12 * card.colours.length + 4} 16`}
        aria-hidden="true"
      >
        {card.colours.map((colour, index) => (
          <circle key={colour} cx={12 * index + 8} cy="8" r="7" fill={colour} />
        ))}
      </svg>
      <span className="nowrap">{texts.shades(product.shadeCount)}</span>
    </p>
  );
}

/** What distinguishes a product from others of the same name: its shade, or its unit. */
function Variant({ product }: { product: CardProduct }) {
  const language = useLanguage();
  const texts = useMessages(productMessages);
  const isFew = useIsFew(product.stock);
  return (
    <p className="product-card__shade row gap-2 fine">
      {product.shade && (
        <svg className="product-card__dot" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={product.shade.hex} />
        </svg>
      )}
      <span>
        {product.shade ? `${nameIn(language, product.shade)} · ` : ''}
        {unitText(product.unit, language)}
      </span>
      {isFew && <strong className="nowrap">{texts.fewLeft(product.stock)}</strong>}
    </p>
  );
}
