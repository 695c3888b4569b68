import type { Readable } from 'node:stream';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';
import { endImport } from './end-import.ts';
import { getImport, type Import, withReceived } from './imports.ts';

type Receiver = Pick<Store, 'db' | 'clock' | 'tableFiles'>;

export type FilePart = { importId: string; offset: number; content: Readable };

/**
 * Stores the next bytes of an announced file. The size of the file on disk is the only record of progress, so that a
 * process killed in the middle of a part loses none of it. With the last byte, the job takes over the file.
 */
export async function receivePart(
  store: Receiver,
  admin: CurrentUser,
  { importId, offset, content }: FilePart,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY' | 'IMPORT_PART_MISPLACED'>> {
  const { db, clock, tableFiles } = store;
  const locked = await db
    .updateTable('imports')
    .set({ changedAt: clock.now() })
    .where('id', '=', importId)
    .where('actorId', '=', admin.id)
    .where('state', '=', 'receiving')
    .returning('sizeBytes')
    .executeTakeFirst();
  if (!locked) return answerLatePart(store, admin, importId);
  const received = await tableFiles.countReceived(importId);
  if (offset !== received) return refuse('IMPORT_PART_MISPLACED', { received });
  const arrived = await tableFiles.receive(importId, content, { offset, limit: locked.sizeBytes });
  if (arrived === 'tooLong') await refuseFile(store, importId);
  else await endReceiving(store, importId);
  return succeed(await withReceived(store, await getImport(db, importId)));
}

/** Hands the complete file to the job after checking it against its announcement. Safe to run twice. */
export async function endReceiving(store: Receiver, importId: string): Promise<void> {
  const { db, clock, tableFiles } = store;
  const { sizeBytes, checksum } = await db
    .selectFrom('imports')
    .select(['sizeBytes', 'checksum'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  if ((await tableFiles.countReceived(importId)) < sizeBytes) return;
  if ((await tableFiles.checksum(importId)) !== checksum) return refuseFile(store, importId);
  const now = clock.now();
  await db
    .updateTable('imports')
    // The import counts as created with its file complete, however long the upload took.
    .set({ state: 'reading', dueAt: now, createdAt: now, changedAt: now })
    .where('id', '=', importId)
    .where('state', '=', 'receiving')
    .execute();
}

async function refuseFile({ db, clock, tableFiles }: Receiver, importId: string): Promise<void> {
  const end = { from: ['receiving'], to: 'failed', failure: 'damaged', at: clock.now() } as const;
  if (await transaction(db, (tx) => endImport(tx, importId, end))) await tableFiles.remove(importId);
}

/** A part sent again because its answer was lost is not an error. */
async function answerLatePart(
  { db }: Receiver,
  admin: CurrentUser,
  importId: string,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>> {
  const own = await db
    .selectFrom('imports')
    .select('state')
    .where('id', '=', importId)
    .where('actorId', '=', admin.id)
    .executeTakeFirst();
  if (!own) return refuse('IMPORT_NOT_FOUND');
  if (own.state === 'discarded') return refuse('IMPORT_NOT_READY');
  return succeed(await getImport(db, importId));
}
