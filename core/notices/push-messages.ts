import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { noticeKindsFor } from '#shared/notices.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Store } from '../store.ts';
import { kindsHeard } from './muted-kinds.ts';
import { pushContent } from './notice-text.ts';

type Pushing = Pick<Store, 'db' | 'clock' | 'log' | 'pushSender'>;

/** Older notices are not sent: no one wants to be woken by the order of the day before yesterday. */
const usefulHours = 24;

/** Sends each notice to each device once. The devices of former staff are deleted with the messages that wait for them. */
export const pushMessages: Queue<Pushing> = {
  name: 'notices',
  table: 'pushMessages',
  lane: sql`'notices'`,
  lanes: () => ['notices'],
  atOnce: 5,
  retry: { firstSeconds: 15, longestSeconds: 3_600, mostTries: 7 },
  doneColumn: 'sentAt',
  work: async ({ db, clock, pushSender }, { id }) => {
    const now = clock.now();
    const message = await db
      .selectFrom('pushMessages')
      .innerJoin('notices', 'notices.id', 'pushMessages.noticeId')
      .innerJoin('pushDevices', 'pushDevices.id', 'pushMessages.deviceId')
      .innerJoin('users', 'users.id', 'pushDevices.userId')
      .leftJoin('mutedNotices', 'mutedNotices.userId', 'users.id')
      .select([
        'pushMessages.deviceId',
        'pushDevices.userId',
        'notices.kind',
        'notices.key',
        'notices.facts',
        'notices.createdAt',
        'pushDevices.endpoint',
        'pushDevices.publicKey',
        'pushDevices.authSecret',
        'pushDevices.language',
        'users.role',
        'users.status',
        'mutedNotices.kinds as muted',
      ])
      .where('pushMessages.id', '=', Number(id))
      .executeTakeFirst();
    if (!message) return 'gone';
    const { deviceId, userId, kind, key, facts, language, ...address } = message;
    const isStaff = message.status === 'Active' && noticeKindsFor(message.role).length > 0;
    const isHeard = kindsHeard(message.role, message.muted).includes(kind);
    const isLate = now.getTime() - message.createdAt.getTime() > usefulHours * 3_600_000;
    if (isStaff && (!isHeard || isLate)) return 'done';
    const content = JSON.stringify(pushContent({ kind, facts }, key, language));
    const { endpoint, publicKey, authSecret } = address;
    const isGone =
      !isStaff || (await pushSender.send({ endpoint, publicKey, authSecret }, content)) === 'gone';
    if (!isGone) return 'done';
    await db.deleteFrom('pushDevices').where('id', '=', deviceId).execute();
    if (isStaff) await noteLoss(db, userId, now);
    return 'gone';
  },
};

/** Notes that a device was lost, until notices are turned on again: the person may not know that none come. */
async function noteLoss(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('pushLosses')
    .values({ userId, at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ at }))
    .execute();
}
