import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { restAhead } from '#shared/left-to-pay.ts';
import type { SettingValues } from '#shared/settings.ts';
import { readPickUpPlace } from '../delivery/pick-up-place.ts';
import { giveDoorLinks } from '../door-links/door-links.ts';
import type { Queue } from '../jobs/queue.ts';
import { findPaymentMoney } from '../ledger/what-came.ts';
import { writeMail } from '../mail/write-mail.ts';
import { writePhoneMessage } from '../mail/write-phone-message.ts';
import { askForReview } from '../reviews/review-invitations.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import { orderMail } from './order-mail.ts';
import type { OrderNews } from './order-news.ts';
import { getOrder, type Order } from './order-queries.ts';
import { orderSms, orderTemplate } from './order-sms.ts';
import { findWayOfRefund } from './way-of-refund.ts';

type NewsStore = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'shopSettings' | 'smsSender' | 'whatsApp'>;

/**
 * Turns order news into mails, and into SMS if the shop sends them, oldest first. The news is deleted and the messages are written in
 * one transaction, so that each is sent once, however many processes do this at once.
 */
export const orderNews: Queue<NewsStore> = {
  name: 'order news',
  table: 'orderNews',
  lane: sql`'order news'`,
  lanes: () => ['order news'],
  // One at a time: the news of the order is sent before the news of its parcel.
  atOnce: 1,
  retry: { firstSeconds: 15, longestSeconds: 3_600 },
  work: async (store, { id }) => {
    const settings = await store.shopSettings.read();
    await transaction(store.db, (tx) => writeMessages(store, tx, Number(id), settings));
    return 'gone';
  },
};

async function writeMessages(
  store: NewsStore,
  tx: Transaction,
  id: number,
  { dailyMailsPerStranger, asksForReviews }: Pick<SettingValues, 'dailyMailsPerStranger' | 'asksForReviews'>,
): Promise<void> {
  const taken = await takeNews(tx, id);
  if (!taken) return;
  const { orderId, news, at } = taken;
  const { email, phone, language, name, isProven, trackingToken, wantsWhatsApp } = await getRecipient(
    tx,
    orderId,
  );
  const order = await getOrder(tx, orderId);
  // The message about its end says all that is left to say of an order that ended meanwhile.
  if (news.kind === 'lines_changed' && (order.status === 'Cancelled' || order.status === 'Refused')) return;
  const kind = `order ${news.kind}`;
  const now = store.clock.now();
  const page = await pageOfNews(tx, { news, order, trackingToken, now, asksForReviews });
  if (page === undefined) return;
  const pickUp = await readPickUpPlace(store);
  const refundedBy = news.kind === 'refunded' ? await findWayOfRefund(tx, { orderId, at }) : undefined;
  const undecided = news.kind === 'cancelled' ? await findUndecided(tx, orderId) : 0;
  const mail = orderMail(store.settings, {
    news,
    order,
    name,
    isProven,
    page,
    language,
    pickUp,
    refundedBy,
    undecided,
  });
  const isWanted = isProven || (await countMails(tx, email, now)) < dailyMailsPerStranger;
  await writeMail(tx, { ...mail, kind, recipient: email, now, isWanted });
  const template =
    wantsWhatsApp && store.whatsApp ? orderTemplate({ news, order, page, language }) : undefined;
  const channel = template ? 'whatsapp' : 'sms';
  if ((template || store.smsSender) && takesSms(phone)) {
    const text = orderSms(store.settings, { news, order, page, language });
    await writePhoneMessage(tx, { channel, kind, recipient: phone, text, template, language, orderId, now });
  }
}

type PageOfNews = {
  news: OrderNews;
  order: Order;
  trackingToken: string;
  now: Date;
  asksForReviews: boolean;
};

/** The page that a message leads to; undefined if the message is not to be sent after all. */
async function pageOfNews(tx: Transaction, given: PageOfNews): Promise<string | undefined> {
  const { news, order } = given;
  if (news.kind === 'lines_changed' && restAhead(order) > 0) {
    const link = (await giveDoorLinks(tx, [order.id])).get(order.id);
    if (link) return `/pay/${link.token}`;
  }
  if (news.kind !== 'review') return `/track/${given.trackingToken}`;
  if (!given.asksForReviews) return undefined;
  const token = await askForReview(tx, order.id, given.now);
  return token === undefined ? undefined : `/review/${token}`;
}

const dayMs = 86_400_000;

/**
 * The number of mails to this address in the last 24 hours. An unconfirmed address may be a stranger's, named in the orders of any
 * account.
 */
async function countMails(tx: Transaction, recipient: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('mailOutbox')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('channel', '=', 'mail')
    .where('createdAt', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function takeNews(
  tx: Transaction,
  id: number,
): Promise<{ orderId: string; news: OrderNews; at: Date } | undefined> {
  const row = await tx
    .deleteFrom('orderNews')
    .where('id', '=', id)
    .returning(['orderId', 'kind', 'amount', 'createdAt'])
    .executeTakeFirst();
  return row && { orderId: row.orderId, news: newsOf(row.kind, row.amount), at: row.createdAt };
}

function newsOf(kind: OrderNews['kind'], amount: number | null): OrderNews {
  return kind === 'paid' || kind === 'refunded' || kind === 'lines_changed'
    ? { kind, amount: amount ?? 0 }
    : { kind };
}

function getRecipient(tx: Transaction, orderId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .leftJoin('whatsappConsents', 'whatsappConsents.orderId', 'orders.id')
    .select([
      'orders.email',
      'orders.phone',
      'orders.language',
      'orders.trackingToken',
      'users.name',
      sql<boolean>`users.verify_email and users.email = orders.email::citext`.as('isProven'),
      sql<boolean>`whatsapp_consents.agreed_at is not null`.as('wantsWhatsApp'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Money of another amount than was asked for that came for the order, and waits for the owner's decision. */
async function findUndecided(tx: Transaction, orderId: string): Promise<number> {
  const waiting = await tx
    .selectFrom('orderIssues')
    .select('attemptId')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'amount')
    .execute();
  let sum = 0;
  for (const { attemptId } of waiting) if (attemptId !== null) sum += await findPaymentMoney(tx, attemptId);
  return sum;
}
