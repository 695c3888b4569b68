import { createHash, randomUUID } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Store } from '#core/store.ts';
import { type MadeProduct, makeAddress, makeProduct } from './make.ts';
import { makeOrder } from './make-order.ts';

type Maker = Pick<Store, 'db' | 'clock'>;

/** A person about whom the shop keeps data everywhere. The mark is in each of her texts, and her phone is proven. */
export type KnownPerson = { id: string; mark: string; email: string; phone: string };

/** Gives every table that keeps personal data a row of this person. Returns her order. */
export async function makeKnownPerson(store: Maker, person: KnownPerson): Promise<string> {
  const product = await makeProduct(store, { stock: 9 });
  const lines = [{ product, quantity: 2 }];
  const { id: orderId } = await makeOrder(store, lines, {
    userId: person.id,
    status: 'Delivered',
    paymentStatus: 'Paid',
  });
  await keepOnAccount(store, person, product);
  await keepOfContacts(store, person, product);
  await keepSecrets(store, person);
  await keepOnOrder(store, { ...person, orderId }, product);
  await keepOfStaff(store, person);
  return orderId;
}

async function keepOnAccount(
  { db, clock }: Maker,
  { id: userId, mark, email, phone }: KnownPerson,
  product: MadeProduct,
) {
  const now = clock.now();
  const productId = product.id;
  await db
    .updateTable('users')
    .set({ mobile: phone, confirmedMobile: phone })
    .where('id', '=', userId)
    .execute();
  await db
    .insertInto('customerNotes')
    .values({ userId, note: mark, writtenBy: 'x', writtenAt: now })
    .execute();
  await makeAddress({ db }, { userId, name: mark });
  await db.insertInto('cartItems').values({ id: newId(), userId, productId, quantity: 1 }).execute();
  await db
    .insertInto('cartMailConsents')
    .values({ userId, token: newId(), isWanted: true, askedAt: now })
    .execute();
  await db
    .insertInto('leftCarts')
    .values({ userId, leftAt: now, changedAt: now, pieces: 1, value: 4500 })
    .execute();
  await db.insertInto('wishlistItems').values({ userId, productId, addedAt: now }).execute();
  await db.insertInto('viewedProducts').values({ userId, productId, viewedAt: now }).execute();
  await db
    .insertInto('questions')
    .values({
      ...{ id: newId(), userId, productId, text: `Is it ${mark}?`, authorName: mark },
      language: 'fr',
      askedAt: now,
    })
    .execute();
  await db
    .insertInto('emailChanges')
    .values({
      ...{ id: newId(), userId, sessionId: '', oldEmail: `old.${email}`, newEmail: email, createdAt: now },
      ...{ confirmHash: bytes(), confirmUntil: now, undoHash: bytes(), undoUntil: now },
    })
    .execute();
}

async function keepOfContacts(
  { db, clock }: Maker,
  { mark, email, phone }: KnownPerson,
  product: MadeProduct,
) {
  const now = clock.now();
  await db
    .insertInto('newsletterSubscribers')
    .values({ email, language: 'fr', consentedAt: now, consentText: 'Yes', unsubscribeToken: newId() })
    .execute();
  await db
    .insertInto('contactMessages')
    .values({
      ...{ id: newId(), name: mark, email, phone, subject: 'advice', message: mark, language: 'fr' },
      consentedAt: now,
    })
    .execute();
  const alert = { productId: product.id, language: 'fr' as const, askedAt: now };
  await db
    .insertInto('stockAlerts')
    .values([
      { ...alert, id: newId(), channel: 'mail', recipient: email, token: newId() },
      { ...alert, id: newId(), channel: 'sms', recipient: phone, token: newId() },
    ])
    .execute();
  const recipientHash = createHash('sha256').update(email).digest('hex');
  await db.insertInto('stockAlertStops').values({ recipientHash, stoppedAt: now }).execute();
  await db
    .insertInto('mailOutbox')
    .values({
      ...{ id: newId(), kind: 'newsletter', language: 'fr', recipient: email },
      ...{ subject: '', textBody: '', htmlBody: '', sentAt: now, dueAt: null },
    })
    .execute();
  await db.insertInto('phoneStops').values({ phone, source: 'reply', since: now }).execute();
  await db
    .insertInto('blockedPhones')
    .values({ phone, reason: 'Two refused parcels', blockedAt: now })
    .execute();
}

async function keepSecrets({ db, clock }: Maker, { id: userId, email, phone }: KnownPerson) {
  const now = clock.now();
  await db.insertInto('oneTimeCodes').values({ id: newId(), userId, email, expiresAt: now }).execute();
  await db
    .insertInto('phoneCodes')
    .values({
      id: newId(),
      mobile: phone,
      networkMark: '',
      codeHash: bytes(),
      createdAt: now,
      expiresAt: now,
    })
    .execute();
  await db
    .insertInto('resetGrants')
    .values({ id: newId(), userId, tokenHash: bytes(), expiresAt: now })
    .execute();
  await db
    .insertInto('idempotencyKeys')
    .values({ userId, work: 'order', key: 'one', answer: '{}', createdAt: now })
    .execute();
}

async function keepOnOrder(
  { db, clock }: Maker,
  { orderId, id: userId, mark, email, phone }: KnownPerson & { orderId: string },
  product: MadeProduct,
) {
  const now = clock.now();
  const of = { orderId, productId: product.id };
  await db
    .updateTable('orders')
    .set({
      deliveryName: mark,
      deliveryAddressLine: mark,
      deliveryNote: mark,
      email,
      phone,
      promoCode: 'MAI',
    })
    .where('id', '=', orderId)
    .execute();
  await db
    .insertInto('orderEvents')
    .values({ orderId, toStatus: 'Delivered', actor: 'shopper', actorId: userId, note: mark })
    .execute();
  await db.insertInto('orderNews').values({ orderId, kind: 'delivered', createdAt: now }).execute();
  await db
    .insertInto('paymentAttempts')
    .values({
      ...{
        id: randomUUID(),
        orderId,
        amount: 4500,
        kind: 'phone_prompt',
        method: 'mtn_momo',
        provider: 'sandbox',
        state: 'failed',
      },
      ...{ payerPhone: phone, lastResponse: JSON.stringify({ mark }), isSimulated: true },
      ...{ createdAt: now, updatedAt: now, expiresAt: now },
    })
    .execute();
  await db
    .insertInto('refunds')
    .values({
      ...{
        id: randomUUID(),
        requestId: randomUUID(),
        orderId,
        amount: 500,
        cause: 'order_ended',
        state: 'done',
      },
      ...{ lastResponse: JSON.stringify({ mark }), createdAt: now, doneAt: now },
    })
    .execute();
  await db
    .insertInto('returnRequests')
    .values({
      orderId,
      reason: 'damaged',
      details: mark,
      requestedAt: now,
      state: 'refused',
      answer: mark,
      answeredAt: now,
    })
    .execute();
  await db
    .insertInto('returnItems')
    .values({ ...of, name: 'Gloss', quantity: 1 })
    .execute();
  await db
    .insertInto('reviews')
    .values({
      ...of,
      id: newId(),
      stars: 5,
      text: `Is it ${mark}?`,
      authorName: mark,
      language: 'fr',
      writtenAt: now,
    })
    .execute();
  await db.insertInto('reviewInvitations').values({ orderId, askedAt: now }).execute();
  await db.insertInto('unansweredCalls').values({ orderId, actorId: 'x', createdAt: now }).execute();
  await db.insertInto('whatsappConsents').values({ orderId, wording: 'Yes', agreedAt: now }).execute();
}

async function keepOfStaff({ db, clock }: Maker, { id: userId, mark, email }: KnownPerson) {
  const now = clock.now();
  await db
    .insertInto('staffInvitations')
    .values({
      ...{ id: newId(), tokenHash: bytes(), role: 'ORDERS', email, invitedBy: userId },
      ...{ createdAt: now, expiresAt: now },
    })
    .execute();
  await db.insertInto('secondFactors').values({ userId, sealedSecret: 'x', createdAt: now }).execute();
  await db.insertInto('recoveryCodes').values({ userId, codeHash: bytes() }).execute();
  await db
    .insertInto('pushDevices')
    .values({
      ...{ id: newId(), userId, sessionId: '', endpoint: `https://push.test/${mark}`, kinds: ['order'] },
      ...{ publicKey: 'x', authSecret: 'x', language: 'fr', createdAt: now },
    })
    .execute();
  await db
    .insertInto('mutedNotices')
    .values({ userId, kinds: ['stock'] })
    .execute();
  await db.insertInto('pushLosses').values({ userId, at: now }).execute();
}

function bytes(): Buffer {
  return createHash('sha256').update(newId()).digest();
}
