/** A gift for orders above an amount, while its promotion runs: an order gets the best one it reaches, and only one. */
export type GiftRule = {
  productId: string;
  /** The least total of the products at the prices paid: after discounts and a code, without delivery. */
  minimum: number;
  inStock: boolean;
};

type Bought = { goods: number; productIds: ReadonlySet<string> };

export type GiftState<Gift extends GiftRule> = {
  /** Added to the order as a line at 0 F. */
  given?: Gift | undefined;
  /** Reached, and better than the given one, but sold out. */
  soldOut?: Gift | undefined;
  /** Reached and better than the given one, but its product is already in the order. */
  bought?: Gift | undefined;
  /** The next gift above the total. */
  next?: { gift: Gift; missing: number } | undefined;
};

/** The gifts for an order. A product that is bought cannot also be its gift, because an order has one line for each product. */
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
