import { sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import type { NoticeKind } from '#shared/notices.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { kindsHeard, readMuted } from './muted-kinds.ts';
import type { PushAddress } from './push-sender.ts';

/** The limit of devices per person, so that no one fills the table. */
const mostDevices = 20;

/** Sends notices of these kinds to this browser from now on, except kinds that the person is not allowed to get. */
export async function saveDevice(
  { db, clock, pushSender }: Pick<Store, 'db' | 'clock' | 'pushSender'>,
  person: Pick<CurrentUser, 'id' | 'sessionId' | 'role'>,
  { kinds, language, ...address }: PushAddress & { kinds: readonly NoticeKind[]; language: Language },
): Promise<Outcome<{ kinds: NoticeKind[] }, 'INVALID_FIELDS'>> {
  if (!pushSender.serves(address.endpoint)) {
    return refuse('INVALID_FIELDS', { fields: { endpoint: 'invalid' } });
  }
  const heard = kindsHeard(person.role, await readMuted(db, person.id));
  const own = heard.filter((kind) => kinds.includes(kind));
  await db
    .insertInto('pushDevices')
    .values({
      ...address,
      id: newId(),
      userId: person.id,
      sessionId: person.sessionId,
      kinds: own,
      language,
      createdAt: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet((row) => ({
        userId: row.ref('excluded.userId'),
        sessionId: row.ref('excluded.sessionId'),
        publicKey: row.ref('excluded.publicKey'),
        authSecret: row.ref('excluded.authSecret'),
        kinds: row.ref('excluded.kinds'),
        language: row.ref('excluded.language'),
      })),
    )
    .execute();
  await db.deleteFrom('pushLosses').where('userId', '=', person.id).execute();
  await sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${person.id} order by created_at desc offset ${mostDevices})
  `.execute(db);
  return succeed({ kinds: own });
}

/** The kinds that this browser gets; null if it is not this person's. */
export async function findDevice(
  { db }: Pick<Store, 'db'>,
  person: Pick<CurrentUser, 'id' | 'role'>,
  endpoint: string,
): Promise<NoticeKind[] | null> {
  const device = await db
    .selectFrom('pushDevices')
    .select('kinds')
    .where('endpoint', '=', endpoint)
    .where('userId', '=', person.id)
    .executeTakeFirst();
  if (!device) return null;
  const heard = kindsHeard(person.role, await readMuted(db, person.id));
  return heard.filter((kind) => device.kinds.includes(kind));
}

export async function removeDevice(
  { db }: Pick<Store, 'db'>,
  person: Pick<CurrentUser, 'id'>,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('pushDevices')
    .where('endpoint', '=', endpoint)
    .where('userId', '=', person.id)
    .execute();
}

/** Forgets the browser of a session that a person ended; with `userId`, only if the browser is that person's. */
export async function forgetDeviceOfSession(
  { db }: Pick<Store, 'db'>,
  sessionId: string,
  userId?: string,
): Promise<void> {
  await db
    .deleteFrom('pushDevices')
    .where('sessionId', '=', sessionId)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .execute();
}

/** Forgets all browsers of a person, or all but that of one session; their own sessions may have expired long ago. */
export async function forgetDevicesOf(
  { db }: Pick<Store, 'db'>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .deleteFrom('pushDevices')
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('sessionId', '!=', except ?? ''))
    .execute();
  if (except === undefined) await db.deleteFrom('pushLosses').where('userId', '=', userId).execute();
}
