import type { DeskOrderView } from '#shared/contract/order-desk.ts';

type Asked = {
  return_request: {
    state: NonNullable<DeskOrderView['return_request']>['state'];
    requestedAt: string;
    items: readonly { productId: string; quantity: number }[];
  } | null;
  lineChanges: readonly Pick<
    DeskOrderView['lineChanges'][number],
    'kind' | 'productId' | 'quantity' | 'at'
  >[];
};

/** The pieces of each product that the shopper has asked to send back, and that have neither come back nor been exchanged since. */
export function awaitedBack({ return_request: request, lineChanges }: Asked): ReadonlyMap<string, number> {
  if (request === null || request.state === 'refused') return new Map();
  const since = Date.parse(request.requestedAt);
  const cameBack = lineChanges.filter(
    ({ kind, quantity, at }) =>
      (kind === 'returned' || kind === 'swapped') && quantity < 0 && Date.parse(at) >= since,
  );
  const awaited = request.items.map(({ productId, quantity }) => {
    const back = cameBack.filter((change) => change.productId === productId);
    return [
      productId,
      Math.max(
        0,
        back.reduce((left, change) => left + change.quantity, quantity),
      ),
    ] as const;
  });
  return new Map(awaited.filter(([, quantity]) => quantity > 0));
}
