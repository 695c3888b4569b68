import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Real money of an order itself, without second payments and without other amounts that no one has accepted. */
export type OwnMoney = {
  came: number;
  /**
   * Includes what banks took. Refunds that are due for a surplus, or due again because a bank sent them back, count as given back: they
   * are no longer part of the sale.
   */
  givenBack: number;
};

export async function findOwnMoney(db: Database, orderId: string): Promise<OwnMoney> {
  const moved = await db
    .selectFrom('moneyMovements as movement')
    .leftJoin('paymentAttempts as attempt', 'attempt.id', 'movement.attemptId')
    .select([
      sql<number>`coalesce(sum(movement.amount) filter (where movement.kind = 'in'), 0)::int`.as('came'),
      sql<number>`coalesce(sum(movement.amount) filter (where movement.kind = 'out'), 0)::int`.as(
        'givenBack',
      ),
    ])
    .where('movement.orderId', '=', orderId)
    .where('movement.isSimulated', '=', false)
    .where(({ eb, or }) => or([eb('movement.attemptId', 'is', null), eb('attempt.isCounted', '=', true)]))
    .executeTakeFirstOrThrow();
  return { came: moved.came, givenBack: moved.givenBack + (await findSurplusDue(db, orderId)) };
}

/** The part of `givenBack` that is due and not refunded yet. */
export async function findSurplusDue(db: Database, orderId: string): Promise<number> {
  const { due } = await db
    .selectFrom('refunds')
    .leftJoin('paymentAttempts as attempt', 'attempt.id', 'refunds.attemptId')
    .select(sql<number>`coalesce(sum(refunds.amount), 0)::int`.as('due'))
    .where('refunds.orderId', '=', orderId)
    .where('refunds.state', '<>', 'done')
    .where(({ eb, or }) =>
      or([
        eb('refunds.cause', 'in', ['paid_twice', 'lines_changed']),
        eb('refunds.sentBackAt', 'is not', null),
      ]),
    )
    .where(({ eb, or, and }) =>
      or([
        eb('refunds.attemptId', 'is', null),
        and([eb('attempt.isCounted', '=', true), eb('attempt.isSimulated', '=', false)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return due;
}
