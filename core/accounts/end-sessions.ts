import { forgetDeviceOfSession, forgetDevicesOf } from '../notices/devices.ts';
import type { Store } from '../store.ts';
import { familyHashOf } from './refresh-tokens.ts';

/** Logs this device out: both tokens of the session end at once. */
export async function logOut(store: Pick<Store, 'db' | 'clock'>, sessionId: string): Promise<void> {
  await store.db
    .updateTable('sessions')
    .set({ revokedAt: store.clock.now() })
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute();
  await forgetDeviceOfSession(store, sessionId);
}

/** Logs another device of the same user out. */
export async function logOutOf(
  store: Pick<Store, 'db' | 'clock'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await store.db
    .updateTable('sessions')
    .set({ revokedAt: store.clock.now() })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
  await forgetDeviceOfSession(store, sessionId, userId);
}

/** Ends sessions by the first part of their refresh tokens, which a browser keeps when it logs out without a network (decision 655). */
export async function endLeftSessions(
  store: Pick<Store, 'db' | 'clock'>,
  families: readonly string[],
): Promise<void> {
  const ended = await store.db
    .updateTable('sessions')
    .set({ revokedAt: store.clock.now() })
    .where('familyHash', 'in', families.map(familyHashOf))
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of ended) await forgetDeviceOfSession(store, id);
}

/** Ends every session of a user, on all devices, or all but one. */
export async function endSessions(
  store: Pick<Store, 'db' | 'clock'>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await store.db
    .updateTable('sessions')
    .set({ revokedAt: store.clock.now() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
  await forgetDevicesOf(store, userId, except === undefined ? {} : { except });
}
