import { createHash } from 'node:crypto';
import { type Language, nameIn } from '#shared/language.ts';
import type { Francs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import type { Product } from '../catalogue/product.ts';

/** Raise this number when previews are drawn differently, because they are stored for good under their address. */
const PREVIEW_EDITION = 2;

/** The content of the preview picture of a shared product link. */
export type ProductPreview = {
  productId: string;
  language: Language;
  shopName: string;
  name: string;
  unit: string;
  /** The product's first picture. */
  image: string | null;
  price: Francs;
  /** The price before the discount. */
  oldPrice: Francs | null;
  discount: number;
};

/** The content of the preview picture of any other page. */
export type ShopPreview = { language: Language; shopName: string; deliversFree: boolean };

export class PrinterIsBusy extends Error {}

/** The port for preview pictures: JPEG, 1200 x 630, because WhatsApp reads no newer format. */
export type PreviewPrinter = {
  /**
   * Calls `readPicture` only if the preview is not printed yet.
   * @throws PrinterIsBusy if too many are waiting already.
   */
  product(preview: ProductPreview, readPicture: () => Promise<Buffer | undefined>): Promise<Buffer>;
  shop(preview: ShopPreview): Promise<Buffer>;
};

type Previewed = Pick<Product, 'id' | 'name' | 'nameFr' | 'unit' | 'images' | 'price' | 'discount'>;

export function previewOf(product: Previewed, language: Language, shopName: string): ProductPreview {
  return {
    productId: product.id,
    language,
    shopName,
    name: nameIn(language, product),
    unit: unitText(product.unit, language),
    image: product.images[0] ?? null,
    price: priceAfterDiscount(product.price, product.discount),
    oldPrice: product.discount === 0 ? null : product.price,
    discount: product.discount,
  };
}

/** A hash of the content: a new price gives a new address, so that no outdated picture is shown. */
export function previewHash(preview: ProductPreview | ShopPreview): string {
  const shown = JSON.stringify([PREVIEW_EDITION, Object.entries(preview).toSorted()]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}

export function previewPath(preview: ProductPreview): string {
  return `/previews/${preview.language}/${preview.productId}-${previewHash(preview)}.jpg`;
}
