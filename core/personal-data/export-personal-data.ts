import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/client.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { listSessions } from '../accounts/list-sessions.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';

/**
 * Everything the shop keeps about the person of an account, as JSON that a person can read and a program can use: the
 * copy that Law 2024/017 gives a right to. Secrets, and the shop's remarks on orders, are not in it.
 */
export async function exportPersonalData(
  { db, clock, settings }: Pick<Store, 'db' | 'clock' | 'settings'>,
  user: CurrentUser,
): Promise<{ fileName: string; text: string }> {
  const now = clock.now();
  const [account, addresses, cart, cartMails, wishlist, viewed, orders, sessions, questions] =
    await Promise.all([
      findAccount(db, user.id),
      listAddresses(db, user.id),
      listCart(db, user.id),
      findCartMailConsent(db, user.id),
      listWishlist(db, user.id),
      listViewed(db, user.id),
      listOrders(db, user.id),
      listSessions(db, user, now),
      listQuestions(db, user.id),
    ]);
  const { verifyEmail, ...shown } = account;
  const byEmail = verifyEmail ? await listByEmail(db, account.email) : undefined;
  const data = {
    shop: settings.name,
    writtenAt: now,
    account: { ...shown, email: mailboxOf(account.email), emailProven: verifyEmail },
    addresses,
    cart,
    cartMails,
    wishlist,
    viewed,
    orders,
    questions,
    devices: sessions.map(({ id: _, ...session }) => session),
    ...byEmail,
  };
  return {
    fileName: `my-data-${shopDayOf(now)}.json`,
    text: `${JSON.stringify(data, null, 2)}\n`,
  };
}

function findAccount(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'name',
      'email',
      'mobile',
      'language',
      'avatar',
      'verifyEmail',
      'createdAt',
      'updatedAt',
      'lastLoginAt',
      'acceptedTextsOf',
      'acceptedTextsAt',
      sql<object | null>`(select json_build_object('note', n.note, 'tags', n.tags, 'at', n.written_at)
        from customer_notes n where n.user_id = users.id)`.as('noteOfTheShop'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

function listAddresses(db: Database, userId: string) {
  return db
    .selectFrom('addresses')
    .select([
      'name',
      'mobile',
      'email',
      'addressLine',
      'city',
      'state',
      'pincode',
      'country',
      'createdAt',
      sql<boolean>`not is_active`.as('removed'),
    ])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute();
}

function listCart(db: Database, userId: string) {
  return db
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'cartItems.productId')
    .select(['products.name', 'cartItems.quantity'])
    .where('cartItems.userId', '=', userId)
    .orderBy('cartItems.sequence')
    .execute();
}

function listWishlist(db: Database, userId: string) {
  return db
    .selectFrom('wishlistItems')
    .innerJoin('products', 'products.id', 'wishlistItems.productId')
    .select(['products.name', 'wishlistItems.addedAt'])
    .where('wishlistItems.userId', '=', userId)
    .orderBy('wishlistItems.addedAt')
    .execute();
}

function listViewed(db: Database, userId: string) {
  return db
    .selectFrom('viewedProducts')
    .innerJoin('products', 'products.id', 'viewedProducts.productId')
    .select(['products.name', 'viewedProducts.viewedAt'])
    .where('viewedProducts.userId', '=', userId)
    .orderBy('viewedProducts.viewedAt')
    .execute();
}

function listQuestions(db: Database, userId: string) {
  return db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'productId')
    .select(['products.name as product', 'authorName', 'text', 'state', 'answer', 'askedAt'])
    .where('userId', '=', userId)
    .orderBy('askedAt')
    .execute();
}

/** With lines, payments, refunds and the return, as nested lists. */
function listOrders(db: Database, userId: string) {
  return db
    .selectFrom('orders')
    .select([
      'orderNumber',
      'createdAt',
      'status',
      'paymentMethod',
      'paymentStatus',
      'reduction',
      'deliveryFee',
      'total',
      'email',
      'phone',
      'deliveryName',
      'deliveryMobile',
      'deliveryAddressLine',
      'deliveryCity',
      'deliveryState',
      'deliveryPincode',
      'deliveryCountry',
      'deliveryNote',
      'deliveryZone',
      'deliveredAt',
      sql<object[]>`(select coalesce(json_agg(json_build_object('name', l.name, 'quantity', l.quantity,
        'unitPrice', l.discounted_unit_price) order by l.position), '[]')
        from order_lines l where l.order_id = orders.id)`.as('lines'),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('method', a.method, 'state', a.state, 'amount', a.amount,
        'phone', a.payer_phone, 'reference', a.provider_reference, 'at', a.created_at) order by a.sequence), '[]')
        from payment_attempts a where a.order_id = orders.id)`.as('payments'),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('amount', r.amount, 'state', r.state, 'at', r.created_at)
        order by r.sequence), '[]') from refunds r where r.order_id = orders.id)`.as('refunds'),
      sql<object | null>`(select json_build_object('reason', q.reason, 'details', q.details, 'state', q.state,
        'answer', q.answer, 'at', q.requested_at, 'photos', q.photos, 'items',
        (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity) order by i.name)
          from return_items i where i.order_id = q.order_id)) from return_requests q where q.order_id = orders.id)`.as(
        'return',
      ),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('stars', v.stars, 'text', v.text, 'author', v.author_name,
        'skin', v.skin_type, 'depth', v.depth, 'photos', v.photos, 'state', v.state, 'at', v.written_at) order by v.written_at), '[]')
        from reviews v where v.order_id = orders.id)`.as('reviews'),
    ])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute();
}

/** Whether, and since when, she agreed to be written to about her cart, and the carts that were left; the link of these mails is left out. */
async function findCartMailConsent(db: Database, userId: string) {
  const consent = await db
    .selectFrom('cartMailConsents')
    .select(['isWanted', 'askedAt', 'confirmedAt', 'sentAt'])
    .where('userId', '=', userId)
    .select((consents) =>
      jsonArrayFrom(
        consents
          .selectFrom('leftCarts')
          .select(['leftAt', 'pieces', 'value', 'mailedAt'])
          .whereRef('leftCarts.userId', '=', 'cartMailConsents.userId')
          .orderBy('leftAt'),
      ).as('leftCarts'),
    )
    .executeTakeFirst();
  return consent ?? null;
}

/** What belongs to an address rather than to an account: only for an address that the person has proven to read. */
async function listByEmail(db: Database, email: string) {
  const [newsletter, messages, stockAlerts, questionsAsked] = await Promise.all([
    db
      .selectFrom('newsletterSubscribers')
      .select(['language', 'askedAt', 'consentedAt', 'consentText', 'unsubscribedAt'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst(),
    db
      .selectFrom('contactMessages')
      .select(['createdAt', 'name', 'phone', 'subject', 'message'])
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
      .selectFrom('stockAlerts')
      .innerJoin('products', 'products.id', 'productId')
      .select(['products.name', 'askedAt', 'sentAt'])
      .where('recipient', '=', email.toLowerCase())
      .orderBy('askedAt')
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
  return { newsletter: newsletter ?? null, messages, stockAlerts, questionsAsked };
}
