import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CartProduct } from '../../client/shop-state.ts';
import { brandOf } from './card-words.ts';

/** What a card needs of a product: lists send little, because every byte of a page is paid for. */
export type CardProduct = CartProduct &
  Pick<ProductView, 'shade' | 'shadeCount' | 'card' | 'rating'> & {
    brand: string | null;
    /** What its picture shows, where that was written; and in French. */
    shows?: string;
    showsFr?: string;
  };

/** More dots than these do not fit into a row of a card. */
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
  // A family of one shade is a product like any other.
  if (card === undefined || shadeCount < 2) return whole;
  const colours = everyNth(card.colours, MOST_DOTS);
  // What is added to the cart is one of its shades, which are fetched with their names when they are chosen from.
  const own = card.isInStock ? { nameFr: null, shade: null } : {};
  return { ...whole, ...own, card: { ...card, colours } };
}

function shownBy({ image: [first = ''], imageTexts, imageTextsFr }: ProductView) {
  const shows = imageTexts?.[first];
  const showsFr = imageTextsFr?.[first];
  return { ...(shows && { shows }), ...(showsFr && { showsFr }) };
}

/** As many as fit, from the whole range. */
function everyNth(colours: readonly string[], most: number): string[] {
  if (colours.length <= most) return [...colours];
  return Array.from(
    { length: most },
    (_, index) => colours[Math.floor((index * colours.length) / most)] ?? '',
  );
}
