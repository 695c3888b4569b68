import { sql } from 'kysely';
import type { Queue } from '../jobs/queue.ts';
import type { Store } from '../store.ts';
import { handOver } from './hand-over.ts';
import { oneTimeCode } from './write-phone-message.ts';

/** After these minutes a code is no longer accepted. */
const codeMinutes = 10;

type Sending = Pick<Store, 'db' | 'clock' | 'log' | 'mailer' | 'shopSettings' | 'smsSender' | 'whatsApp'>;

/**
 * Mails and messages to phones wait in one outbox, with a lane for each channel, so that a slow gateway does not delay the codes of
 * another. If a process dies after sending a mail and before noting it, the mail is sent again: twice is better than never. A phone
 * gets nothing twice (`handOver`).
 */
export const outbox: Queue<Sending> = {
  name: 'messages',
  table: 'mailOutbox',
  lane: sql`channel`,
  // Without a gateway no messages are written for it, but older ones may still wait.
  lanes: ({ smsSender, whatsApp }) => [
    'mail',
    ...(smsSender ? ['sms'] : []),
    ...(whatsApp ? ['whatsapp'] : []),
  ],
  atOnce: 3,
  // The tenth and last try comes almost a day after the first.
  retry: { firstSeconds: 15, longestSeconds: 21_600, mostTries: 10 },
  doneColumn: 'sentAt',
  work: async (store, { id, lane }) => {
    const gateway = lane === 'sms' ? store.smsSender : store.whatsApp;
    if (lane !== 'mail' && gateway) return handOver(store, gateway, id);
    const { kind, createdAt, ...mail } = await store.db
      .selectFrom('mailOutbox')
      .select(['recipient', 'subject', 'textBody as text', 'htmlBody as html', 'kind', 'createdAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isCode = kind === oneTimeCode;
    const isTooLate = isCode && store.clock.now().getTime() - createdAt.getTime() > codeMinutes * 60_000;
    if (!isTooLate) await store.mailer.send(mail);
    if (isCode && (isTooLate || !store.mailer.isForLooking)) await forgetCode(store, id);
    return 'done';
  },
};

/** Deletes the text of a code that was sent or is no longer accepted. */
async function forgetCode({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ subject: '', textBody: '', htmlBody: '' })
    .where('id', '=', id)
    .execute();
}
