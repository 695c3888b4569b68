import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { saleOfOrder } from '../ledger/sale-of-order.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { containsWords, shortestPhone } from '../words/contains-words.ts';
import { phoneDigits } from '../words/phone-digits.ts';

export type Customer = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  isBlocked: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  orderCount: number;
  paidTotal: Francs;
  /** Parcels that were refused at the door. */
  refusedCount: number;
  /** The staff's note about the customer. */
  note: string;
  tags: string[];
  notedAt: Date | null;
};

type ListCustomers = { search: string; isBlocked: boolean; page: number; limit: number };

/** One page of customers, without staff: the owner cannot be blocked from here. */
export async function listCustomers(
  db: Database,
  { search, isBlocked, page, limit }: ListCustomers,
): Promise<{ customers: Customer[]; totalCount: number }> {
  const found = isFoundBy(search);
  const [customers, { count }] = await Promise.all([
    selectCustomers(db)
      .where(found)
      .$if(isBlocked, (query) => query.where('status', '=', 'Blocked'))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('users')
      .select((fields) => fields.fn.countAll<number>().as('count'))
      .where('role', '=', 'USER')
      .where('status', '!=', 'Deleted')
      .where(found)
      .$if(isBlocked, (query) => query.where('status', '=', 'Blocked'))
      .executeTakeFirstOrThrow(),
  ]);
  return { customers: customers.map(withMailbox), totalCount: count };
}

/** Matches words of the account or its tags, or the phone of any of her orders: many people order with a different number than they registered. */
function isFoundBy(search: string): RawBuilder<SqlBool> {
  const inAccount = containsWords(
    sql`concat_ws(' ', name, email, mobile, (
      select array_to_string(tags, ' ') from customer_notes where user_id = users.id
    ))`,
    search,
  );
  const digits = phoneDigits(search, shortestPhone);
  if (digits === undefined) return inAccount;
  const part = `%${digits}%`;
  return sql<SqlBool>`(${inAccount} or users.id in (
    select user_id from orders where phone like ${part} or delivery_mobile like ${part}
  ))`;
}

export async function getCustomer(db: Database, id: string): Promise<Customer> {
  return withMailbox(await selectCustomers(db).where('id', '=', id).executeTakeFirstOrThrow());
}

function withMailbox(customer: Customer): Customer {
  return { ...customer, email: mailboxOf(customer.email) };
}

/** Of an order that is not paid whole, the part that has come. */
const paidOfOrder = sql`case when payment_status = 'Paid' then ${saleOfOrder} else greatest(0, settled - cash_waived) end`;

function selectCustomers(db: Database) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'mobile',
      'createdAt',
      'lastLoginAt',
      sql<boolean>`status = 'Blocked'`.as('isBlocked'),
      sql<number>`(select count(*) from orders where user_id = users.id)`.as('orderCount'),
      sql<Francs>`(select coalesce(sum(${paidOfOrder}), 0)::int from orders where user_id = users.id and payment_status in ('Paid', 'Processing') and not is_payment_simulated)`.as(
        'paidTotal',
      ),
      sql<number>`(select count(*) from orders where user_id = users.id and status = 'Refused')`.as(
        'refusedCount',
      ),
      sql<string>`coalesce((select note from customer_notes where user_id = users.id), '')`.as('note'),
      sql<string[]>`coalesce((select tags from customer_notes where user_id = users.id), '{}')`.as('tags'),
      sql<Date | null>`(select written_at from customer_notes where user_id = users.id)`.as('notedAt'),
    ])
    .where('role', '=', 'USER')
    .where('status', '!=', 'Deleted');
}

export type CustomerOrder = {
  id: string;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: Francs;
  quantity: number;
  isSimulated: boolean;
};

export async function listCustomerOrders(
  db: Database,
  { customerId, page, limit }: { customerId: string; page: number; limit: number },
): Promise<Outcome<{ orders: CustomerOrder[]; totalCount: number }, 'CUSTOMER_NOT_FOUND'>> {
  const customer = await selectCustomers(db).where('id', '=', customerId).executeTakeFirst();
  if (!customer) return refuse('CUSTOMER_NOT_FOUND');
  const orders = await db
    .selectFrom('orders')
    .select([
      'id',
      'orderNumber',
      'createdAt',
      'status',
      'paymentStatus',
      'total',
      'quantity',
      'isPaymentSimulated as isSimulated',
    ])
    .where('userId', '=', customerId)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return succeed({ orders, totalCount: customer.orderCount });
}
