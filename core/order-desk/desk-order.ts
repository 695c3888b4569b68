import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import type { OrderActor } from '#db/tables.ts';
import type { Language } from '#shared/language.ts';
import { leftToPay, restAhead } from '#shared/left-to-pay.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { isPhoneBlocked } from '../blocked-phones/blocked-phones.ts';
import { getOrderCash, type OrderCash } from '../cash/order-cash.ts';
import { type Dispute, listDisputesOf } from '../disputes/dispute-queries.ts';
import { doorPage, giveDoorLinks } from '../door-links/door-links.ts';
import { type Issue, listIssuesOf } from '../issues/issue-queries.ts';
import { getOrderMoney, type MoneyMovement } from '../ledger/order-money.ts';
import { findWhatCame } from '../ledger/what-came.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { type LineChange, listLineChanges } from '../orders/change-lines.ts';
import { getOrder, type Order } from '../orders/order-queries.ts';
import { listWalletsAtDoor, providerOf } from '../payments/find-provider.ts';
import { listAttemptsOf, type PaymentAttempt } from '../payments/payment-attempts.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { listPhoneMessagesOf, type PhoneMessageOfOrder } from '../phone-messages/phone-messages-of.ts';
import { leftToGiveBack } from '../refunds/owe-refund.ts';
import { writeChatText } from './chat-text.ts';

export type DeskEvent = {
  from: OrderStatus | null;
  to: OrderStatus;
  actor: OrderActor;
  /** The person who acted, if their account still exists. */
  actorName: string | null;
  remark: OrderRemark | null;
  /** Free text, or the number that the remark is about. */
  note: string;
  at: Date;
};

export type LineProduct = { id: string; reference: string; isListed: boolean; stock: number };

export type PhoneRecord = { delivered: number; refused: number; isBlocked: boolean };

export type DeskOrder = {
  order: Order;
  /** The products of its lines that still exist. */
  products: LineProduct[];
  language: Language;
  chatText: Record<Language, string>;
  /** The order's open issues. */
  issues: Issue[];
  email: string;
  customer: { id: string; name: string; email: string };
  /** The other orders with the same phone number. */
  phoneRecord: PhoneRecord;
  events: DeskEvent[];
  cash: OrderCash;
  lineChanges: LineChange[];
  phoneMessages: PhoneMessageOfOrder[];
  money: DeskMoney;
  /** What must be paid before the parcel leaves, and the link that takes it; null if nothing. */
  restAhead: { due: Francs; address: string } | null;
  /** The providers that can ask for what is due at the door. */
  wallets: Pick<PaymentProvider, 'method' | 'kind' | 'isSimulated'>[];
};

export type DeskMoney = {
  /** The part of the order that is not paid yet. */
  open: Francs;
  /** The part of the money that can still be refunded. */
  refundable: Francs;
  movements: MoneyMovement[];
  payments: DeskPayment[];
  disputes: Dispute[];
};

/** An attempt to pay, with what staff need to find it in the provider's own pages and statements. */
export type DeskPayment = Pick<
  PaymentAttempt,
  'id' | 'provider' | 'method' | 'state' | 'amount' | 'isSimulated' | 'isAtDoor' | 'createdAt'
> & {
  /** The provider's transaction number. */
  transactionId: string | null;
  /** Our number of the attempt, if statements show that instead of the order's number. */
  reference: string | null;
};

/** Any shopper's order, with everything that staff may see. */
export async function findDeskOrder(
  store: Pick<Store, 'db' | 'payments' | 'settings' | 'shopSettings'>,
  orderId: string,
): Promise<DeskOrder | undefined> {
  const { db, payments } = store;
  const found = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select([
      'orders.email',
      'orders.phone',
      'orders.language',
      'orders.trackingToken',
      'users.id as customerId',
      'users.name as customerName',
      'users.email as customerEmail',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, phone, customerId, customerName, customerEmail } = found;
  const order = await getOrder(db, orderId);
  return {
    order,
    products: await listLineProducts(db, order),
    language: found.language,
    chatText: await writeChatText(store, { ...order, trackingToken: found.trackingToken }),
    issues: await listIssuesOf({ db, payments }, orderId),
    email,
    customer: { id: customerId, name: customerName, email: mailboxOf(customerEmail) },
    phoneRecord: await getPhoneRecord(db, { orderId, phone }),
    events: await listEvents(db, orderId),
    cash: await getOrderCash(db, orderId),
    lineChanges: await listLineChanges(db, orderId),
    phoneMessages: await listPhoneMessagesOf(db, orderId),
    wallets: await listWalletsAtDoor(store),
    restAhead: await findRestAhead(store, order),
    money: {
      open: leftToPay(order),
      refundable: await leftToGiveBack(db, await findWhatCame(db, orderId), orderId),
      movements: (await getOrderMoney(db, orderId)).movements,
      payments: (await listAttemptsOf(db, orderId)).map((attempt) => deskPaymentOf(payments, attempt)),
      disputes: await listDisputesOf(store, orderId),
    },
  };
}

async function findRestAhead(
  { db, settings }: Pick<Store, 'db' | 'settings'>,
  order: Order,
): Promise<DeskOrder['restAhead']> {
  const due = restAhead(order);
  if (due === 0) return null;
  const link = (await giveDoorLinks(db, [order.id])).get(order.id);
  return link ? { due, address: `${settings.publicUrl}${doorPage(link)}` } : null;
}

function listLineProducts(db: Database, { lines }: Order): Promise<LineProduct[]> {
  const ids = lines.map(({ productId }) => productId);
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('products')
    .select(['id', 'reference', 'isListed', 'stock'])
    .where('id', 'in', ids)
    .execute();
}

async function getPhoneRecord(
  db: Database,
  { orderId, phone }: { orderId: string; phone: string },
): Promise<PhoneRecord> {
  const { rows } = await sql<PhoneRecord>`
    select count(*) filter (where status in ('Delivered', 'Returned'))::int as delivered,
      count(*) filter (where status = 'Refused')::int as refused,
      ${isPhoneBlocked([phone])} as is_blocked
    from orders where phone = ${phone} and id <> ${orderId}`.execute(db);
  return rows[0] ?? { delivered: 0, refused: 0, isBlocked: false };
}

function deskPaymentOf(payments: Store['payments'], attempt: PaymentAttempt): DeskPayment {
  const { id, provider, method, state, amount, isSimulated, isAtDoor, createdAt, transactionId } = attempt;
  const reference = providerOf(payments, attempt)?.referenceInStatements?.(id) ?? null;
  return { id, provider, method, state, amount, isSimulated, isAtDoor, createdAt, transactionId, reference };
}

function listEvents(db: Database, orderId: string): Promise<DeskEvent[]> {
  return db
    .selectFrom('orderEvents')
    .leftJoin('users', 'users.id', 'orderEvents.actorId')
    .select([
      'orderEvents.fromStatus as from',
      'orderEvents.toStatus as to',
      'orderEvents.actor',
      'users.name as actorName',
      'orderEvents.remark',
      'orderEvents.note',
      'orderEvents.createdAt as at',
    ])
    .where('orderEvents.orderId', '=', orderId)
    .orderBy('orderEvents.id')
    .execute();
}
