import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { SettingValues } from '#shared/settings.ts';
import type { SoldLine } from '../orders/write-order.ts';

/** What a shopper may order without calling the shop, as set by the owner. */
export type OrderLimits = SettingValues & { shopPhone: string };

export type OrderLimitRefusal = 'PRODUCT_LIMIT' | 'ORDER_LIMIT';

/** Must be read before the transaction that places the order, which must not wait for another connection. */
export async function readOrderLimits({
  shopSettings,
  settings,
}: Pick<Store, 'shopSettings' | 'settings'>): Promise<OrderLimits> {
  return { ...(await shopSettings.read()), shopPhone: settings.phone };
}

export function keepPieceLimits(
  {
    lines,
    bill,
  }: { lines: readonly Pick<SoldLine, 'productId' | 'name' | 'quantity'>[]; bill: { quantity: number } },
  { piecesPerProduct, piecesPerOrder, shopPhone }: OrderLimits,
): Outcome<undefined, OrderLimitRefusal> {
  const line = lines.find(({ quantity }) => quantity > piecesPerProduct);
  if (line) {
    const { productId, name } = line;
    return refuse('PRODUCT_LIMIT', { productId, name, most: piecesPerProduct, shopPhone });
  }
  return bill.quantity > piecesPerOrder
    ? refuse('ORDER_LIMIT', { most: piecesPerOrder, shopPhone })
    : succeed(undefined);
}
