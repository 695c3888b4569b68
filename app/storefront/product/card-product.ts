import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CartProduct } from '../../client/shop-state.ts';
import { brandOf } from './card-words.ts';

/** The fields of a product that a card needs: lists send little, because shoppers pay for every byte of a page. */
export type CardProduct = CartProduct &
  Pick<ProductView, 'shade' | 'shadeCount' | 'card' | 'rating'> & {
    brand: string | null;
    /** What its picture shows, where that was described, in English and in French. */
    shows?: string;
    showsFr?: string;
  };

/** No more dots fit into a row of a card. */
const MOST_DOTS = 4;

export function toCardProduct(view: ProductView): CardProduct {
  const { _id, name, nameFr, image, unit, stock, price, discount, shade, shadeCount, card, rating } = view;
  const shown = {
    _id,
    name,
    nameFr,
    image: image.slice(0, 1),
    unit,
    stock,
    price,
    discount,
    shade,
    shadeCount,
  };
  const whole = { ...shown, brand: brandOf(view), ...(rating && { rating }), ...shownBy(view) };
  // A family of one shade is shown like any other product.
  if (card === undefined || shadeCount < 2) return whole;
  const colours = everyNth(card.colours, MOST_DOTS);
  // One of the shades is added to the cart; they are fetched with their names when the shopper chooses.
  const own = card.isInStock ? { nameFr: null, shade: null } : {};
  return { ...whole, ...own, card: { ...card, colours } };
}

function shownBy({ image: [first = ''], imageTexts, imageTextsFr }: ProductView) {
  const shows = imageTexts?.[first];
  const showsFr = imageTextsFr?.[first];
  return { ...(shows && { shows }), ...(showsFr && { showsFr }) };
}

/** As many colours as fit, spread over the whole range. */
function everyNth(colours: readonly string[], most: number): string[] {
  if (colours.length <= most) return [...colours];
  return Array.from(
    { length: most },
    (_, index) => colours[Math.floor((index * colours.length) / most)] ?? '',
  );
}
