import { sql } from 'kysely';
import type { Queue } from '../jobs/queue.ts';
import type { Store } from '../store.ts';

type Sending = Pick<Store, 'db' | 'clock' | 'log' | 'mailer' | 'smsSender'>;

/**
 * Mails and SMS wait in one outbox, each in a lane of its own, so that a slow gateway keeps no code from its reader. A process that
 * dies between sending and writing that down sends that message again: twice is better than never.
 */
export const outbox: Queue<Sending> = {
  name: 'messages',
  table: 'mailOutbox',
  lane: sql`channel`,
  // Without a sender of SMS none are written, but some may wait from before.
  lanes: ({ smsSender }) => (smsSender ? ['mail', 'sms'] : ['mail']),
  atOnce: 3,
  // The last of them after somewhat more than a day.
  retry: { firstSeconds: 15, longestSeconds: 21_600, mostTries: 10 },
  doneColumn: 'sentAt',
  work: async ({ db, mailer, smsSender }, { id, lane }) => {
    const message = await db
      .selectFrom('mailOutbox')
      .select(['id', 'recipient', 'subject', 'textBody as text', 'htmlBody as html'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (lane === 'sms') await smsSender?.send({ recipient: message.recipient, text: message.text });
    else await mailer.send(message);
    return 'done';
  },
};
