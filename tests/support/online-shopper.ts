import { hasIssue } from '#core/issues/has-issue.ts';
import type { FakeProvider } from '#tests/support/fake-provider.ts';
import type { TestShop } from './app.ts';
import { type GivenProduct, type MadeProduct, makeProduct } from './make.ts';
import { makeBuyer } from './make-buyer.ts';

/** A shopper with one product in the cart, ready to pay online. */
export async function makeOnlineShopper(
  shop: Pick<TestShop, 'store' | 'logInAs'>,
  given: GivenProduct & { quantity?: number } = {},
) {
  const { quantity = 2, ...columns } = given;
  const product = await makeProduct(shop.store, { stock: 5, price: 3000, ...columns });
  return { ...(await makeBuyer(shop, [{ product, quantity }])), product };
}

export type OnlineShopper = Awaited<ReturnType<typeof makeOnlineShopper>>;

/** The state of an order that must hold at any moment, read from the tables directly, past all code of the shop. */
export async function readOrder({ db }: TestShop['store'], orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select([
      'status',
      'paymentStatus',
      'paymentMethod',
      'paymentId',
      hasIssue.as('needsAttention'),
      'reservationExpiresAt',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attempts = await db
    .selectFrom('paymentAttempts')
    .select(['id', 'state', 'reason', 'isCounted', 'dueAt'])
    .where('orderId', '=', orderId)
    .orderBy('sequence')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'attemptId', 'amount', 'cause', 'state', 'reference'])
    .where('orderId', '=', orderId)
    .orderBy('sequence')
    .execute();
  return { ...order, attempts, refunds };
}

export async function stockAndLedger({ db }: TestShop['store'], { id }: Pick<MadeProduct, 'id'>) {
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { sum } = await db
    .selectFrom('stockMovements')
    .select((ledger) => ledger.fn.sum<number>('change').as('sum'))
    .where('productId', '=', id)
    .executeTakeFirstOrThrow();
  return { stock, ledger: sum };
}

/** The last charge that the provider was asked for. */
export function lastCharge(provider: FakeProvider) {
  const charge = provider.charges.at(-1);
  if (!charge) throw new Error('The provider was never asked to take money.');
  return charge;
}
