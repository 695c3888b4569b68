import { expect } from 'vitest';
import type { Database } from '#db/client.ts';
import { isEnd } from '#shared/order-status.ts';

/**
 * Expects the invoices minus their credit notes to equal what is left of the sale by the facts, also for an order that was exchanged,
 * disputed or returned. Only a dearer exchange that is not paid is on no invoice yet, so they may come to less then (decision 601).
 */
export async function expectPapers(db: Database, orderId: string, steps: string): Promise<void> {
  const papers = await db
    .selectFrom('invoices')
    .select(['kind', 'amount'])
    .where('orderId', '=', orderId)
    .execute();
  if (papers.length === 0) return;
  const said = sum(papers.map(({ kind, amount }) => (kind === 'invoice' ? amount : -amount)));
  const order = await db
    .selectFrom('orders')
    .select([
      'status',
      'paymentStatus',
      'total',
      'settled',
      'cashWaived',
      'cashCollected',
      'isPaymentSimulated',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { came, givenBack } = await addUpOwnMoney(db, orderId, order.cashCollected);
  const comes = came + Math.max(0, order.total - order.settled);
  const surplus = Math.max(0, comes - (order.total - order.cashWaived));
  const sale = isEnd(order.status)
    ? Math.max(0, came - givenBack)
    : Math.max(0, order.total - Math.max(0, givenBack - surplus));
  const isPaid = order.status === 'Delivered' && order.paymentStatus === 'Paid' && !order.isPaymentSimulated;
  if (isPaid || said > sale || !(await wasSwapped(db, orderId))) {
    const facts = said === sale ? '' : await tellFacts(db, orderId);
    expect({ said, orderId }, `${facts} ${steps}`).toEqual({ said: sale, orderId });
  }
}

/** Expects the numbers of each year to be complete and unique, whatever was killed on the way. */
export async function expectNumbers(db: Database): Promise<void> {
  const years = await db
    .selectFrom('invoices')
    .select(({ fn }) => ['kind', 'year', fn.countAll<number>().as('papers')])
    .select(({ fn }) => [fn.min('number').as('first'), fn.max('number').as('last')])
    .groupBy(['kind', 'year'])
    .execute();
  for (const { papers, first, last, ...year } of years)
    expect({ ...year, first, last }).toEqual({ ...year, first: 1, last: Number(papers) });
}

const tables = [
  'orders',
  'invoices',
  'moneyMovements',
  'refunds',
  'orderLineChanges',
  'cashWriteOffs',
  'orderEvents',
] as const;

/** The facts of an order, for the failure message when its papers do not match the sale. */
async function tellFacts(db: Database, orderId: string): Promise<string> {
  const facts = tables.map(async (table) => {
    const rows = db.selectFrom(table).selectAll();
    return [table, await rows.where(table === 'orders' ? 'id' : 'orderId', '=', orderId).execute()];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(facts)));
}

async function wasSwapped(db: Database, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('orderLineChanges')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'swapped')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sums up the real money of the order itself by the facts, without the ledger. */
async function addUpOwnMoney(db: Database, orderId: string, cash: number) {
  const attempts = await db
    .selectFrom('paymentAttempts')
    .select(['id', 'receivedAmount'])
    .where('orderId', '=', orderId)
    .where('isCounted', '=', true)
    .where('isSimulated', '=', false)
    .execute();
  const own = new Set<string | null>([null, ...attempts.map(({ id }) => id)]);
  const refunds = await db
    .selectFrom('refunds')
    .select(['attemptId', 'amount'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .execute();
  const lost = await db
    .selectFrom('disputes')
    .select(['attemptId', 'amount'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'lost')
    .execute();
  const back = [...refunds, ...lost].filter(({ attemptId }) => own.has(attemptId));
  return {
    came: cash + sum(attempts.map(({ receivedAmount }) => receivedAmount ?? 0)),
    givenBack: sum(back.map(({ amount }) => amount)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
