import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelOrder } from '#core/checkout/cancel-order.ts';
import { placeOrder } from '#core/checkout/place-order.ts';
import { reviveOrder } from '#core/settlement/revive-order.ts';
import { stepOrder } from '#core/settlement/step-order.ts';
import { transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { canMove, type OrderStatus, orderStatuses } from '#shared/order-status.ts';
import { bill } from '#shared/pricing.ts';
import { testDatabase } from '#tests/support/database.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { type MadeProduct, makeAddress, makeCartItem, makeProduct, makeUser } from '#tests/support/make.ts';
import { runs } from '#tests/support/runs.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { withoutLimits } from '#tests/support/without-limits.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

const { db } = await testDatabase({ poolSize: 6 });
const clock = createTestClock();
const store = { db, clock };

const openingStock = 4;

type Step =
  | { does: 'place'; shopper: number; quantities: [number, number] }
  | { does: 'cancel'; order: number }
  | { does: 'move'; order: number; to: OrderStatus }
  | { does: 'revive'; order: number };

const anyOrder = fc.nat({ max: 5 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: placeStep() },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), order: anyOrder }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      order: anyOrder,
      to: fc.constantFrom(...orderStatuses),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('revive' as const), order: anyOrder }) },
);

function placeStep(): fc.Arbitrary<Step> {
  return fc.record({
    does: fc.constant('place' as const),
    shopper: fc.nat({ max: 2 }),
    quantities: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  });
}

test('whatever happens to orders, in whatever order and at once, the ledger is the stock and every move was legal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { maxLength: 10 }), live),
    { numRuns: runs(10, 25) },
  );
}, 60_000);

/** The steps of a turn run at the same time. */
async function live(turns: Step[][]): Promise<void> {
  const products = [
    await makeProduct(store, { stock: openingStock }),
    await makeProduct(store, { stock: openingStock }),
  ];
  const shoppers = await Promise.all([1, 2, 3].map(() => makeShopper()));
  const orderIds: string[] = [];
  const revived = new Set<string>();
  for (const steps of turns) {
    const placed = await Promise.all(
      steps.map((step) => take(step, { products, shoppers, orderIds, revived })),
    );
    orderIds.push(...placed.filter((id) => id !== undefined));
  }
  for (const product of products) {
    const stock = await stockOf(store, product);
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(await ledgerSum(store, product)).toBe(stock);
    expect(stock + (await soldOf(product, orderIds))).toBe(openingStock);
  }
  for (const id of orderIds) await expectLegalLife(id);
  // Only money revives an order, and there is none here: races/payments.test.ts checks the status of revived orders.
  await expectPaymentStatus(
    store,
    orderIds.filter((id) => !revived.has(id)),
  );
}

type Shopper = { id: string; addressId: string };
type Scene = { products: MadeProduct[]; shoppers: Shopper[]; orderIds: string[]; revived: Set<string> };

async function makeShopper(): Promise<Shopper> {
  const { id } = await makeUser(store);
  return { id, addressId: (await makeAddress(store, { userId: id })).id };
}

/** Does the step; returns the id of the order that it placed, if any. */
async function take(step: Step, scene: Scene): Promise<string | undefined> {
  if (step.does === 'place') return place(step, scene);
  const orderId = scene.orderIds[step.order];
  if (orderId === undefined) return undefined;
  const move = { orderId, actor: 'staff', at: clock.now() } as const;
  if (step.does === 'move') await transaction(db, (tx) => stepOrder(tx, { ...move, to: step.to }));
  else if (step.does === 'revive') await revive(move, scene);
  else await cancelOrder(store, { id: await ownerOf(orderId) }, orderId);
  return undefined;
}

async function revive(
  move: { orderId: string; actor: 'staff'; at: Date },
  { revived }: Scene,
): Promise<void> {
  const outcome = await transaction(db, (tx) => reviveOrder(tx, move));
  if (outcome.ok && outcome.value.hasMoved) revived.add(move.orderId);
}

async function place(
  { shopper, quantities }: Step & { does: 'place' },
  { products, shoppers }: Scene,
): Promise<string | undefined> {
  const buyer = shoppers[shopper];
  const lines = products.flatMap((product, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ product, quantity }] : [];
  });
  if (!buyer || lines.length === 0) return undefined;
  await db.deleteFrom('cartItems').where('userId', '=', buyer.id).execute();
  for (const { product, quantity } of lines) {
    await makeCartItem(store, { userId: buyer.id, productId: product.id, quantity }).catch(ignoreSameLine);
  }
  const { total } = bill(
    lines.map(({ product, quantity }) => ({ price: francs(product.price), discount: 0, quantity })),
  );
  const placed = await placeOrder(withoutLimits(store), buyer, {
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    addressId: buyer.addressId,
    total,
    language: 'en',
  });
  return placed.ok ? placed.value.id : undefined;
}

/** Two steps at once may fill one shopper's cart; then one of the two orders is refused. */
function ignoreSameLine(failure: unknown): void {
  if (!(failure instanceof Error) || !failure.message.includes('cart_items_product_key')) throw failure;
}

async function ownerOf(orderId: string): Promise<string> {
  const { userId } = await db
    .selectFrom('orders')
    .select('userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return userId;
}

const undone: readonly OrderStatus[] = ['Cancelled', 'Refused', 'Returned'];

/** Pieces that shoppers have or that are on their way to one. */
async function soldOf(product: MadeProduct, orderIds: string[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { sold } = await db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select(({ fn }) => fn.sum<number | null>('orderLines.quantity').as('sold'))
    .where('orderLines.productId', '=', product.id)
    .where('orders.id', 'in', orderIds)
    .where('orders.status', 'not in', undone)
    .executeTakeFirstOrThrow();
  return sold ?? 0;
}

/**
 * Expects the events to have no gap: each begins with the status in which the one before ended, and the last ends with the order's status.
 */
async function expectLegalLife(orderId: string): Promise<void> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('orderEvents')
    .select(['fromStatus', 'toStatus'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  expect(events[0]).toEqual({ fromStatus: null, toStatus: 'Placed' });
  expect(events.at(-1)?.toStatus).toBe(status);
  for (const [index, { fromStatus, toStatus }] of events.slice(1).entries()) {
    expect(fromStatus).toBe(events[index]?.toStatus);
    const isRevival = fromStatus === 'Cancelled' && toStatus === 'Placed';
    expect(fromStatus !== null && (canMove(fromStatus, toStatus) || isRevival)).toBe(true);
  }
}
