import { type SqlBool, sql } from 'kysely';
import { importLimits } from '#shared/catalogue-files.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { getImport, type Import, withReceived } from './imports.ts';
import { endReceiving } from './receive-part.ts';

export type AnnouncedFile = {
  fileName: string;
  sizeBytes: number;
  /** CRC-32, eight hexadecimal digits. */
  checksum: string;
};

/**
 * Reserves room for a file before any byte is sent. Announcing the same file again continues its upload: after a
 * reload, from a second tab, or after a restart of the shop.
 */
export async function startImport(
  store: Pick<Store, 'db' | 'clock' | 'tableFiles'>,
  admin: CurrentUser,
  { fileName, sizeBytes, checksum }: AnnouncedFile,
): Promise<Outcome<Import, 'FILE_MISSING' | 'FILE_TOO_LARGE'>> {
  const { db, clock } = store;
  if (sizeBytes === 0) return refuse('FILE_MISSING');
  if (sizeBytes > importLimits.megabytes * 1024 * 1024) {
    return refuse('FILE_TOO_LARGE', { limitMegabytes: importLimits.megabytes });
  }
  const now = clock.now();
  const { id } = await db
    .insertInto('imports')
    .values({
      id: newId(),
      fileName: fileName.toWellFormed(),
      sizeBytes,
      checksum,
      actorId: admin.id,
      actorName: admin.name,
      createdAt: now,
      changedAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['actorId', 'checksum', 'sizeBytes'])
        // Written out: with a parameter, PostgreSQL would find the index only while it plans anew for each value.
        .where(sql<SqlBool>`state = 'receiving'`)
        .doUpdateSet({ changedAt: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  // The file may be complete already, if the shop ended between the last byte and the next step.
  await endReceiving(store, id);
  return succeed(await withReceived(store, await getImport(db, id)));
}
