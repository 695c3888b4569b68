/** A gift above an amount, while it runs: the best one that was reached is given, one an order. */
export type GiftRule = {
  productId: string;
  /** What the goods have to come to, as they are paid: after discounts and a code, without delivery. */
  minimum: number;
  inStock: boolean;
};

type Bought = { goods: number; productIds: ReadonlySet<string> };

export type GiftState<Gift extends GiftRule> = {
  /** Goes into the order as a line at 0 F. */
  given?: Gift | undefined;
  /** Reached, and better than the given one, but sold out. */
  soldOut?: Gift | undefined;
  /** Reached, and better than the given one, but its product is bought. */
  bought?: Gift | undefined;
  /** The next one above what was reached. */
  next?: { gift: Gift; missing: number } | undefined;
};

/** What is bought anyway is no gift: an order has one line of a product. */
export function giftFor<Gift extends GiftRule>(
  gifts: readonly Gift[],
  { goods, productIds }: Bought,
): GiftState<Gift> {
  const sorted = [...gifts].sort((a, b) => b.minimum - a.minimum);
  const byMinimum = sorted.filter(({ productId }) => !productIds.has(productId));
  const reached = byMinimum.filter(({ minimum }) => minimum <= goods);
  const next = [...byMinimum].reverse().find(({ minimum, inStock }) => minimum > goods && inStock);
  const [best] = reached;
  const given = reached.find(({ inStock }) => inStock);
  const bought = sorted.find(({ productId, minimum }) => productIds.has(productId) && minimum <= goods);
  return {
    given,
    ...(best && !best.inStock ? { soldOut: best } : {}),
    ...(bought && bought.minimum > (given?.minimum ?? 0) ? { bought } : {}),
    ...(next ? { next: { gift: next, missing: next.minimum - goods } } : {}),
  };
}
