import type { PhoneGatewayId } from '#shared/phone-messages.ts';
import { parsePhone } from '../addresses/phone.ts';
import type { PhoneGateway, PhoneReport, PhoneWebhook } from '../mail/phone-gateway.ts';
import { sayBySms } from '../mail/say-by-sms.ts';
import type { Store } from '../store.ts';
import { stopMessages, takeBackStop } from './phone-stops.ts';
import { readReply } from './read-reply.ts';

type Receiving = Pick<Store, 'db' | 'clock' | 'smsSender' | 'whatsApp' | 'phoneGateways'>;

export type Received = 'received' | 'refused' | 'unknown_gateway';

/** Receives a gateway's reports. They may come twice, late, in any order, and about messages that this shop never sent. */
export async function receivePhoneReports(
  store: Receiving,
  id: string,
  webhook: PhoneWebhook,
): Promise<Received> {
  const gateway = findGateway(store, id);
  if (gateway?.readWebhook === undefined) return 'unknown_gateway';
  const reports = gateway.readWebhook(webhook);
  if (reports === undefined) return 'refused';
  for (const report of reports) {
    if (report.kind === 'reply') await receiveReply(store, report);
    else await receiveReceipt(store, gateway.id, report);
  }
  return 'received';
}

export function findGateway(
  { smsSender, whatsApp, phoneGateways }: Receiving,
  id: string,
): PhoneGateway | undefined {
  return [smsSender, whatsApp, ...Object.values(phoneGateways)].find((gateway) => gateway?.id === id);
}

async function receiveReply(
  { db, clock }: Receiving,
  { phone: typed, text }: Extract<PhoneReport, { kind: 'reply' }>,
): Promise<void> {
  const phone = parsePhone(typed);
  const meaning = readReply(text);
  if (phone === undefined || meaning === undefined) return;
  if (meaning === 'stop') await stopMessages(db, { phone, source: 'reply', now: clock.now() });
  else await takeBackStop(db, { phone, source: 'reply' });
}

async function receiveReceipt(
  store: Receiving,
  gateway: PhoneGatewayId,
  { reference, state, reason }: Extract<PhoneReport, { kind: 'receipt' }>,
): Promise<void> {
  const { db, clock } = store;
  await db
    .insertInto('phoneReceipts')
    .values({ gateway, reference, state, reason, receivedAt: clock.now() })
    .onConflict((conflict) => conflict.columns(['gateway', 'reference', 'state']).doNothing())
    .execute();
  if (state !== 'failed') return;
  const message = await db
    .selectFrom('mailOutbox')
    .select('id')
    .where('gateway', '=', gateway)
    .where('gatewayReference', '=', reference)
    .executeTakeFirst();
  if (message) await sayBySms(store, message.id);
}
