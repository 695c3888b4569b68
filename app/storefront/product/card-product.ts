import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CartProduct } from '../../client/shop-state.ts';

/** What a card needs of a product: lists send little, because every byte of a page is paid for. */
export type CardProduct = CartProduct & Pick<ProductView, 'shade' | 'shadeCount'>;

export function toCardProduct(view: ProductView): CardProduct {
  const { _id, name, nameFr, image, unit, stock, price, discount, shade, shadeCount } = view;
  return { _id, name, nameFr, image: image.slice(0, 1), unit, stock, price, discount, shade, shadeCount };
}
