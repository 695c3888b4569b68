import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';

/** If WhatsApp cannot deliver a message, sends it by SMS, once, as long as its text is still kept. */
export async function sayBySms(
  { db, clock, smsSender }: Pick<Store, 'db' | 'clock' | 'smsSender'>,
  id: string,
): Promise<void> {
  if (smsSender === undefined) return;
  const now = clock.now();
  await sql`
    insert into mail_outbox (id, channel, kind, recipient, subject, text_body, html_body, language, order_id, replaces, due_at, created_at)
    select ${newId()}, 'sms', kind, recipient, '', text_body, '', language, order_id, id, ${now}::timestamptz, ${now}::timestamptz
    from mail_outbox where id = ${id} and channel = 'whatsapp' and text_body <> ''
    on conflict (replaces) do nothing
  `.execute(db);
}
