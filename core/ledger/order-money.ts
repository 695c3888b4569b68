import type { Database } from '#db/client.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { MoneyPlace, MovementSource, SaleMovementKind } from '#shared/money-movements.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';

/** One line of the ledger (decision 443). */
export type MoneyMovement = {
  source: MovementSource;
  sourceId: string;
  kind: SaleMovementKind;
  /** Where the money is. */
  place: MoneyPlace;
  method: PaymentMethod;
  /** Negative if the movement takes back another one. */
  amount: number;
  isSimulated: boolean;
  /** The provider's number of the movement. */
  reference: string;
  at: Date;
};

/** The ledger's sums and movements of one order. */
export type OrderMoney = {
  came: Francs;
  givenBack: Francs;
  waived: Francs;
  /** Oldest first. */
  movements: MoneyMovement[];
};

const nothing = { came: francs(0), givenBack: francs(0), waived: francs(0) };

export async function getOrderMoney(db: Database, orderId: string): Promise<OrderMoney> {
  const sums = await db
    .selectFrom('orderMoney')
    .select(['came', 'givenBack', 'waived'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  const movements = await db
    .selectFrom('moneyMovements')
    .select(['source', 'sourceId', 'kind', 'place', 'method', 'amount', 'isSimulated', 'reference', 'at'])
    .where('orderId', '=', orderId)
    .$narrowType<{ kind: SaleMovementKind }>()
    .orderBy('at')
    .execute();
  return { ...(sums ?? nothing), movements };
}
