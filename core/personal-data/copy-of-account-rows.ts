import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/client.ts';

/** The data of the account itself, which is deleted with it. */
export async function copyOfAccountRows(db: Database, userId: string) {
  const [addresses, cart, cartMails, wishlist, viewed, questions, emailChanges] = await Promise.all([
    listAddresses(db, userId),
    listCart(db, userId),
    findCartMailConsent(db, userId),
    listWishlist(db, userId),
    listViewed(db, userId),
    listQuestions(db, userId),
    listEmailChanges(db, userId),
  ]);
  return { addresses, cart, cartMails, wishlist, viewed, questions, emailChanges };
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

/** Changes of the account's e-mail, confirmed or only requested; the keys of the links are left out. */
function listEmailChanges(db: Database, userId: string) {
  return db
    .selectFrom('emailChanges')
    .select(['oldEmail', 'newEmail', 'createdAt', 'confirmedAt', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

/** The shopper's consent to mails about her cart, and her abandoned carts; the link in these mails is left out. */
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
