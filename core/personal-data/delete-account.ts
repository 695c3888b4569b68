import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { francs } from '#shared/money.ts';
import { underWayStatuses } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { openAttemptStates } from '#shared/payment-attempts.ts';
import type { RefusalFacts } from '#shared/refusals.ts';
import { findCheckedHash, hasPassword } from '../accounts/check-password.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { deleteAccountRow, openNamelessAccount } from '../accounts/delete-account-rows.ts';
import { recordChange } from '../audit/record-change.ts';
import { deleteMessagesOf } from '../contact/delete-messages-of.ts';
import { accountDeletedMail } from '../mail/account-deleted-mail.ts';
import { deleteMailTo } from '../mail/delete-mail-to.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { deleteSubscriber } from '../newsletter/retention.ts';
import { moveOrders } from '../orders/forget-buyers.ts';
import { forgetStops } from '../phone-messages/phone-stops.ts';
import { deleteQuestionsOf } from '../questions/forget-questions.ts';
import { forgetInvitations } from '../staff/forget-invitations.ts';
import { deleteStockAlertsOf } from '../stock-alerts/ask-stock-alert.ts';
import type { Store } from '../store.ts';
import { forgetPersons } from './forget-persons.ts';

type Parts = Pick<Store, 'db' | 'clock' | 'settings'>;
type Refusal = 'INVALID_FIELDS' | 'ORDERS_OPEN' | 'CUSTOMER_NOT_FOUND';

/**
 * Deletes the user's own account, after a check of the password if there is one. Refused while an order or a refund is under way. Orders
 * stay, without the person (decision 455).
 */
export async function deleteOwnAccount(
  store: Parts,
  user: CurrentUser,
  password: string,
): Promise<Outcome<undefined, Refusal>> {
  const isChecked =
    !(await hasPassword(store, user)) || (await findCheckedHash(store, user, password)) !== undefined;
  if (!isChecked) return refuse('INVALID_FIELDS', { fields: { password: 'passwordWrong' } });
  return transaction(store.db, (tx) => deleteAccount({ ...store, db: tx }, user.id));
}

/** Deletes a shopper's account at their request; the audit log records who did it. */
export function deleteCustomer(
  store: Parts,
  admin: CurrentUser,
  customerId: string,
): Promise<Outcome<undefined, Refusal>> {
  return transaction(store.db, async (tx) => {
    const deleted = await deleteAccount({ ...store, db: tx }, customerId);
    if (!deleted.ok) return deleted;
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'customer',
      action: 'deleted',
      subjectId: customerId,
      at: store.clock.now(),
    });
    return deleted;
  });
}

async function deleteAccount(
  { db: tx, clock, settings }: Omit<Parts, 'db'> & { db: Transaction },
  userId: string,
): Promise<Outcome<undefined, 'ORDERS_OPEN' | 'CUSTOMER_NOT_FOUND'>> {
  // Placing an order locks the account too, so none is placed meanwhile.
  const person = await tx
    .selectFrom('users')
    .select(['email', 'mobile', 'confirmedMobile', 'language', 'verifyEmail'])
    .where('id', '=', userId)
    .where('role', '=', 'USER')
    .where('status', '!=', 'Deleted')
    .forUpdate()
    .executeTakeFirst();
  if (!person) return refuse('CUSTOMER_NOT_FOUND');
  const open = await findOpenOrder(tx, userId);
  if (open) return refuse('ORDERS_OPEN', open);
  const now = clock.now();
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'email', 'phone', 'deliveryMobile'])
    .where('userId', '=', userId)
    .execute();
  await forgetPersons(
    tx,
    orders.map(({ id }) => id),
  );
  if (orders.length > 0) await moveOrders(tx, { from: userId, to: await openNamelessAccount(tx, now) });
  await deleteMailTo(tx, [
    person.email,
    person.mobile,
    ...orders.flatMap(({ email, phone, deliveryMobile }) => [email, phone, deliveryMobile]),
  ]);
  await forgetStops(
    tx,
    [person.mobile, ...orders.map(({ phone }) => phone)].filter((phone) => phone !== ''),
  );
  if (person.confirmedMobile !== null) await deleteStockAlertsOf(tx, [person.confirmedMobile]);
  // An unverified address may be another person's.
  if (person.verifyEmail) {
    await deleteStockAlertsOf(tx, [person.email]);
    await deleteSubscriber(tx, person.email);
    await deleteMessagesOf(tx, person.email);
    await deleteQuestionsOf(tx, person.email);
  }
  await forgetInvitations(tx, { userId, email: person.verifyEmail ? person.email : undefined });
  await deleteAccountRow(tx, { ...person, id: userId });
  await sayGoodbye(tx, settings, { ...person, now });
  return succeed();
}

/** The newest order that has something under way. */
function findOpenOrder(db: Database, userId: string): Promise<RefusalFacts['ORDERS_OPEN'] | undefined> {
  return db
    .selectFrom('orders')
    .select(['orderNumber', 'trackingToken'])
    .where('userId', '=', userId)
    .where((fields) =>
      fields.or([
        fields('status', 'in', underWayStatuses),
        fields('cashDue', '>', francs(0)),
        fields.exists(
          fields.selectFrom('orderIssues').select('reason').whereRef('orderIssues.orderId', '=', 'orders.id'),
        ),
        fields.exists(
          fields
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.orderId', '=', 'orders.id')
            .where('refunds.state', '!=', 'done'),
        ),
        // Also of a cancelled order: otherwise its payer would be forgotten before the money comes and has to go back.
        fields.exists(
          fields
            .selectFrom('paymentAttempts')
            .select('paymentAttempts.id')
            .whereRef('paymentAttempts.orderId', '=', 'orders.id')
            .where('paymentAttempts.state', 'in', openAttemptStates),
        ),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function sayGoodbye(
  tx: Transaction,
  settings: Parts['settings'],
  { email, language, now }: { email: string; language: Language; now: Date },
): Promise<void> {
  const recipient = mailboxOf(email);
  if (recipient === '') return;
  await writeMail(tx, { ...accountDeletedMail(settings, language), kind: 'account deleted', recipient, now });
}
