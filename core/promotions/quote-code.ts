import type { Outcome } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';
import { listProductsByIds } from '../catalogue/product-rows.ts';
import type { Store } from '../store.ts';
import { type RedeemedCode, tryCode } from './redeem-code.ts';

type QuoteCode = { code: string; lines: readonly { productId: string; quantity: number }[]; phone: string };

/**
 * What a code would take off these products. It is checked again when the order is placed: nothing is reserved
 * meanwhile.
 */
export async function quoteCode(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { code, lines, phone }: QuoteCode,
): Promise<Outcome<RedeemedCode, 'PROMO_REFUSED'>> {
  const products = await listProductsByIds(
    db,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = parsePhone(phone);
  return tryCode(db, {
    typed: code,
    lines: lines.flatMap(({ productId, quantity }) => {
      const product = byId.get(productId);
      return product ? [{ productId, quantity, price: product.price, discount: product.discount }] : [];
    }),
    phones: known === undefined ? [] : [known],
    at: clock.now(),
  });
}
