import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/client.ts';
import { stoppedStockAlertsSince } from '../stock-alerts/ask-stock-alert.ts';
import type { ProvenPerson } from './proven-person.ts';

/** Data of e-mail addresses and phones rather than of the account: of verified ones, and of the phones of the person's own orders. */
export async function copyOfContacts(db: Database, person: ProvenPerson) {
  const proven = [person.email?.toLowerCase(), person.mobile].filter((known) => known != null);
  const [stockAlerts, stockAlertsStopped, messagesSent, phones] = await Promise.all([
    listStockAlerts(db, proven),
    stoppedStockAlertsSince(db, proven),
    listMessagesSent(db, person.userId, proven),
    listPhones(db, person.userId),
  ]);
  return { stockAlerts, stockAlertsStopped, messagesSent, phones };
}

async function listStockAlerts(db: Database, recipients: readonly string[]) {
  if (recipients.length === 0) return [];
  return db
    .selectFrom('stockAlerts')
    .innerJoin('products', 'products.id', 'productId')
    .select(['products.name', 'channel', 'recipient', 'stockAlerts.language', 'askedAt', 'sentAt'])
    .where('recipient', 'in', recipients)
    .orderBy('askedAt')
    .execute();
}

/** The records of sent mails and messages, without their text, which may contain a code. */
function listMessagesSent(db: Database, userId: string, recipients: readonly string[]) {
  return db
    .selectFrom('mailOutbox')
    .leftJoin('orders', 'orders.id', 'mailOutbox.orderId')
    .select(['channel', 'kind', 'recipient', 'orderNumber', 'mailOutbox.createdAt', 'sentAt'])
    .where(({ eb, or, and, ref }) =>
      or([
        ...(recipients.length > 0 ? [eb('recipient', 'in', recipients)] : []),
        and([
          eb('orders.userId', '=', userId),
          eb(ref('recipient'), 'in', [ref('orders.email'), ref('orders.phone'), ref('deliveryMobile')]),
        ]),
      ]),
    )
    .orderBy('mailOutbox.createdAt')
    .execute();
}

/** Which of the person's phones get no messages or may not order, and why. */
function listPhones(db: Database, userId: string) {
  return db
    .with('known', (known) =>
      known
        .selectFrom('orders')
        .select('phone')
        .where('userId', '=', userId)
        .where('phone', '!=', '')
        .union(
          known
            .selectFrom('users')
            .select('confirmedMobile as phone')
            .where('id', '=', userId)
            .where('confirmedMobile', 'is not', null)
            .$narrowType<{ phone: string }>(),
        ),
    )
    .selectFrom('known')
    .leftJoin('phoneStops', 'phoneStops.phone', 'known.phone')
    .leftJoin('blockedPhones', 'blockedPhones.phone', 'known.phone')
    .select([
      'known.phone',
      'phoneStops.since as messagesStoppedAt',
      'phoneStops.source as messagesStoppedBy',
      'blockedAt as ordersBlockedAt',
      'reason as ordersBlockedFor',
    ])
    .execute();
}

/** Data of an e-mail address rather than of an account; call it only for a verified address. */
export async function copyOfEmail(db: Database, email: string) {
  const [newsletter, messages, questionsAsked] = await Promise.all([
    db
      .selectFrom('newsletterSubscribers')
      .select(['language', 'askedAt', 'consentedAt', 'consentText', 'unsubscribedAt'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst(),
    db
      .selectFrom('contactMessages')
      .select(['createdAt', 'consentedAt', 'language', 'name', 'phone', 'subject', 'message'])
      .select((message) =>
        jsonArrayFrom(
          message
            .selectFrom('contactAnswers')
            .select(['contactAnswers.createdAt', 'text'])
            .whereRef('messageId', '=', 'contactMessages.id')
            .orderBy('contactAnswers.createdAt'),
        ).as('answers'),
      )
      .where('email', '=', email)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('questions')
      .innerJoin('products', 'products.id', 'productId')
      .select(['products.name as product', 'authorName', 'text', 'askedAt'])
      .where('email', '=', email.toLowerCase())
      .where('userId', 'is', null)
      .orderBy('askedAt')
      .execute(),
  ]);
  return { newsletter: newsletter ?? null, messages, questionsAsked };
}
