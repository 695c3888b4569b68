import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { OrderNewsKind, PhoneChannel, PhoneMessageState } from '#shared/phone-messages.ts';

export type PhoneMessageOfOrder = {
  channel: PhoneChannel;
  news: OrderNewsKind;
  state: PhoneMessageState;
  /** When the message reached this state, as far as known. */
  at: Date;
};

/** The messages about an order to its phone and their states, oldest first; kept for 30 days. */
export async function listPhoneMessagesOf(db: Database, orderId: string): Promise<PhoneMessageOfOrder[]> {
  const { rows } = await sql<PhoneMessageOfOrder>`
    select channel, replace(kind, 'order ', '') as news,
      coalesce(receipt.state, not_sent, case when handed_over_at is null then 'waiting' else 'sent' end) as state,
      coalesce(receipt.received_at, sent_at, handed_over_at, created_at) as at
    from mail_outbox
    left join lateral (
      select state, received_at from phone_receipts
      where phone_receipts.gateway = mail_outbox.gateway and reference = gateway_reference
      order by array_position(array['sent', 'failed', 'delivered', 'read'], state) desc limit 1
    ) receipt on true
    where order_id = ${orderId} and channel <> 'mail'
    order by created_at, id
  `.execute(db);
  return rows;
}
