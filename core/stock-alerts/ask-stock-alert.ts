import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { parsePhone } from '../addresses/phone.ts';
import { newId } from '../ids.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';

/** The limit of waiting alerts per recipient, so that a stranger cannot fill an address with messages about the whole catalogue. */
export const mostWaiting = 20;

type Asked = { productId: string; email: string; phone: string; language: Language };
type Refusal = 'PRODUCT_NOT_FOUND' | 'INVALID_FIELDS';

/**
 * Notes a request for a message when a sold-out product is back: one per person, product and return. A person who has stopped these
 * messages, or has too many waiting, gets the same answer but no message.
 */
export function askStockAlert(
  { db, clock, ...gateways }: Pick<Store, 'db' | 'clock' | 'smsSender' | 'whatsApp'>,
  { productId, email, phone, language }: Asked,
): Promise<Outcome<undefined, Refusal>> {
  return transaction(db, async (tx) => {
    const mobile = phone === '' ? undefined : parsePhone(phone);
    const channel = phone === '' ? 'mail' : stockAlertChannel(gateways);
    if (phone !== '' && !isReached(channel, mobile)) {
      return refuse('INVALID_FIELDS', { fields: { phone: 'phone' } });
    }
    const recipient = mobile ?? email;
    if (recipient === '') return refuse('INVALID_FIELDS', { fields: { email: 'required' } });
    const product = await tx
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .where('isListed', '=', true)
      .executeTakeFirst();
    if (!product) return refuse('PRODUCT_NOT_FOUND');
    const alert = { id: newId(), token: newId(), channel, at: clock.now() };
    await sql`
      insert into stock_alerts (id, product_id, channel, recipient, language, token, asked_at)
      select ${alert.id}, ${productId}, ${alert.channel}, ${recipient}, ${language}, ${alert.token}, ${alert.at}::timestamptz
      where not exists (select from stock_alert_stops where recipient_hash = ${hashOf(recipient)})
        and (select count(*) from stock_alerts where recipient = ${recipient} and sent_at is null) < ${mostWaiting}
      on conflict do nothing
    `.execute(tx);
    return succeed();
  });
}

/** The channel of these messages to phones, if any. SMS comes first: every phone takes it, while WhatsApp must approve texts beforehand. */
export function stockAlertChannel({
  smsSender,
  whatsApp,
}: Pick<Store, 'smsSender' | 'whatsApp'>): PhoneChannel | undefined {
  if (smsSender) return 'sms';
  return whatsApp && 'whatsapp';
}

function isReached(channel: string | undefined, mobile: string | undefined): boolean {
  if (channel === undefined || mobile === undefined) return false;
  return channel === 'whatsapp' || takesSms(mobile);
}

/** Stops all such messages to a recipient, by the link of one of them. Safe to call twice. */
export function stopStockAlerts(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<undefined, 'SUBSCRIPTION_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const alert = await tx
      .selectFrom('stockAlerts')
      .select('recipient')
      .where('token', '=', token)
      .executeTakeFirst();
    if (!alert) return refuse('SUBSCRIPTION_NOT_FOUND');
    await tx
      .insertInto('stockAlertStops')
      .values({ recipientHash: hashOf(alert.recipient), stoppedAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // The link keeps working, because its row stays until old rows are deleted.
    await tx
      .deleteFrom('stockAlerts')
      .where('recipient', '=', alert.recipient)
      .where('token', '!=', token)
      .execute();
    await tx.updateTable('stockAlerts').set({ sentAt: clock.now() }).where('token', '=', token).execute();
    return succeed();
  });
}

/** Deletes all alerts of these addresses and numbers, when a person's account is deleted or a person asks for it. */
export async function deleteStockAlertsOf(db: Database, recipients: readonly string[]): Promise<void> {
  const known = recipients.filter((recipient) => recipient !== '');
  if (known.length === 0) return;
  await db.deleteFrom('stockAlerts').where('recipient', 'in', known).execute();
}

/** Since when these recipients have stopped such messages; null if they may be sent. */
export async function stoppedStockAlertsSince(
  db: Database,
  recipients: readonly string[],
): Promise<Date | null> {
  if (recipients.length === 0) return null;
  const stopped = await db
    .selectFrom('stockAlertStops')
    .select('stoppedAt')
    .where('recipientHash', 'in', recipients.map(hashOf))
    .orderBy('stoppedAt')
    .limit(1)
    .executeTakeFirst();
  return stopped?.stoppedAt ?? null;
}

function hashOf(recipient: string): string {
  return createHash('sha256').update(recipient).digest('hex');
}
