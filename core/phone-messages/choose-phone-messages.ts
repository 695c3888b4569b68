import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { phoneChoiceMessages } from '#shared/messages/phone-choice-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PhoneChoice } from '#shared/phone-messages.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import { stopMessages, takeBackStop } from './phone-stops.ts';

type Choosing = Pick<Store, 'db' | 'clock' | 'smsSender' | 'whatsApp'>;

/** How news of an order reaches its phone, and the buyer's choices. Null if there is no way, or a reply has stopped messages. */
export type PhoneChoices = { chosen: PhoneChoice; offered: PhoneChoice[] } | null;

export async function readPhoneChoices(
  store: Pick<Choosing, 'db' | 'smsSender' | 'whatsApp'>,
  trackingToken: string,
): Promise<PhoneChoices> {
  const { smsSender, whatsApp } = store;
  if (!smsSender && !whatsApp) return null;
  const order = await findOrder(store, trackingToken);
  if (!order || !takesSms(order.phone) || order.stoppedBy === 'reply') return null;
  const usual = order.agreedAt !== null && whatsApp ? 'whatsapp' : smsSender ? 'sms' : 'none';
  return {
    chosen: order.stoppedBy === null ? usual : 'none',
    offered: [...(smsSender ? ['sms' as const] : []), ...(whatsApp ? ['whatsapp' as const] : []), 'none'],
  };
}

export type ChoosePhoneMessages = { token: string; choice: PhoneChoice; language: Language };

/** Chooses by the order's link. WhatsApp counts for this order only, with the text of the consent kept; 'none' counts for the phone. */
export async function choosePhoneMessages(
  store: Choosing,
  { token, choice, language }: ChoosePhoneMessages,
): Promise<Outcome<PhoneChoices, 'ORDER_NOT_FOUND'>> {
  const changed = await transaction(store.db, async (tx) => {
    const offered = (await readPhoneChoices({ ...store, db: tx }, token))?.offered ?? [];
    const order = await findOrder({ db: tx }, token);
    if (!order || !offered.includes(choice)) return refuse('ORDER_NOT_FOUND');
    const { id: orderId, phone } = order;
    const now = store.clock.now();
    if (choice === 'none') {
      await stopMessages(tx, { phone, source: 'page', now });
      return succeed(undefined);
    }
    await takeBackStop(tx, { phone, source: 'page' });
    if (choice === 'sms') await tx.deleteFrom('whatsappConsents').where('orderId', '=', orderId).execute();
    else {
      const wording = phoneChoiceMessages[language].whatsapp;
      await tx
        .insertInto('whatsappConsents')
        .values({ orderId, wording, agreedAt: now })
        .onConflict((conflict) => conflict.column('orderId').doNothing())
        .execute();
    }
    return succeed(undefined);
  });
  return changed.ok ? succeed(await readPhoneChoices(store, token)) : changed;
}

function findOrder({ db }: Pick<Store, 'db'>, trackingToken: string) {
  return db
    .selectFrom('orders')
    .leftJoin('phoneStops', 'phoneStops.phone', 'orders.phone')
    .leftJoin('whatsappConsents', 'whatsappConsents.orderId', 'orders.id')
    .select(['orders.id', 'orders.phone', 'phoneStops.source as stoppedBy', 'whatsappConsents.agreedAt'])
    .where('trackingToken', '=', trackingToken)
    .executeTakeFirst();
}
