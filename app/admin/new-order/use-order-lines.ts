import { useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { billWithDelivery, type FeeRule, freeDelivery } from '#shared/fee-rule.ts';
import { limits } from '#shared/limits.ts';
import { api } from '../../state/desk-api.ts';
import type { BegunOrder } from './kept-order.ts';

export type OrderLine = { product: ProductView; quantity: number };

/** The lines of the order so far, at the prices and stocks that were read last. */
export function useOrderLines(rule: FeeRule, begun: Pick<BegunOrder, 'lines' | 'promo'>) {
  const [lines, setLines] = useState(begun.lines);
  const [promo, setPromo] = useState<TriedCodeView | undefined>(begun.promo);
  const [round, setRound] = useState(0);

  const change = (_id: string, by: number) =>
    setLines((known) =>
      known
        .map((line) => (line.product._id === _id ? { ...line, quantity: line.quantity + by } : line))
        .filter(({ quantity }) => quantity > 0),
    );

  return {
    lines,
    promo,
    setPromo,
    charged: billWithDelivery(
      lines.map(({ product, quantity }) => ({ ...product, quantity })),
      promo?.isDeliveryFree ? freeDelivery : rule,
      promo ? [{ name: promo.code, amount: promo.reduction }] : [],
    ),
    add: (product: ProductView) =>
      setLines((known) =>
        known.some((line) => line.product._id === product._id) ? known : [...known, { product, quantity: 1 }],
      ),
    change,
    clear: () => setLines([]),
    /** Reads prices and stocks again: someone else has bought meanwhile, or a price has changed. */
    readAgain: async () => {
      setLines(await Promise.all(lines.map(asItIsNow)));
      setRound(round + 1);
    },
    /** Rises with each reading, so that a promo code is checked again. */
    round,
  };
}

/** The largest quantity: no more than there are, and no more than one order takes. */
export function mostOf({ stock }: ProductView): number {
  return Math.min(stock, limits.quantity);
}

async function asItIsNow({ product, quantity }: OrderLine): Promise<OrderLine> {
  try {
    return { product: (await api.product.getDetails({ productId: product._id })).data, quantity };
  } catch (failure) {
    if (apiErrorIn(failure).status !== 404) throw failure;
    return { product: { ...product, stock: 0 }, quantity };
  }
}
