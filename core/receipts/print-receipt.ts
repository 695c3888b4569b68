import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findInvoice, type Invoice } from '../invoices/invoice-queries.ts';
import { findNotInvoiced } from '../invoices/sale-on-paper.ts';
import { getOrderMoney } from '../ledger/order-money.ts';
import { listLineChanges } from '../orders/change-lines.ts';
import { getOrder, listOrdersOf, type Order } from '../orders/order-queries.ts';
import type { Store } from '../store.ts';
import { creditNoteOf } from './credit-note.ts';
import { findUndecided } from './find-undecided.ts';
import type { Paper } from './paper.ts';
import { receiptOf } from './receipt.ts';
import { type Seller, sellerOf } from './seller.ts';
import { supplementOf } from './supplement.ts';

export type PrintedReceipt = { orderNumber: string; pdf: Buffer };

type Printing = Pick<Store, 'db' | 'papers' | 'settings' | 'shopSettings'>;

/** The receipt of the shopper's own order in its current state; refused if the account was blocked after the link was made. */
export async function printReceipt(
  store: Printing,
  shopper: Pick<CurrentUser, 'id'>,
  { orderId, language }: { orderId: string; language: Language },
): Promise<Outcome<PrintedReceipt, 'ORDER_NOT_FOUND'>> {
  const own = await store.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('orders.userId', '=', shopper.id)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  if (!own) return refuse('ORDER_NOT_FOUND');
  return succeed(await printFor(store, await getOrder(store.db, own.id), language));
}

/** Any shopper's receipt, for staff. */
export async function printDeskReceipt(
  store: Printing,
  { orderId, language }: { orderId: string; language: Language },
): Promise<Outcome<PrintedReceipt, 'ORDER_NOT_FOUND'>> {
  const [order] = await listOrdersOf(store.db, [orderId]);
  return order ? succeed(await printFor(store, order, language)) : refuse('ORDER_NOT_FOUND');
}

async function printFor(
  { db, papers, settings, shopSettings }: Printing,
  order: Order,
  language: Language,
): Promise<PrintedReceipt> {
  const money = await getOrderMoney(db, order.id);
  const seller = sellerOf(settings, await shopSettings.read());
  const invoice = await findInvoice(db, order.id);
  const lineChanges = invoice ? await listLineChanges(db, order.id) : [];
  const notInvoiced = order.paymentStatus === 'Processing' ? await findNotInvoiced(db, order.id) : 0;
  const undecided = await findUndecided(db, order);
  const paper = receiptOf(seller, order, money, language, { invoice, lineChanges, notInvoiced, undecided });
  const pdf = await papers.print([paper, ...papersBehind(paper, invoice, seller)]);
  return { orderNumber: order.orderNumber, pdf };
}

/** The supplementary invoices and credit notes, each with its own number, on new pages. */
function papersBehind(paper: Paper, invoice: Invoice | undefined, { mention = '' }: Seller): Paper[] {
  if (!invoice) return [];
  return [
    ...invoice.supplements.map((supplement) => supplementOf(paper, { invoice, supplement, mention })),
    ...invoice.creditNotes.map((note) => creditNoteOf(paper, { invoice, note, mention })),
  ];
}
