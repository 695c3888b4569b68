import type { Readable } from 'node:stream';
import { exchangeLimits } from '#shared/exchange.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { getImport, type Import } from './imports.ts';

export type UploadedFile = { name: string; content: Readable };

const longestName = 200;

/** Keeps the file; what is in it is read by the job, so that nobody has to wait with the page open. */
export async function startImport(
  { db, clock, exchangeFiles }: Pick<Store, 'db' | 'clock' | 'exchangeFiles'>,
  admin: CurrentUser,
  file: UploadedFile,
): Promise<Outcome<Import, 'FILE_MISSING' | 'FILE_TOO_LARGE'>> {
  const id = newId();
  const kept = await exchangeFiles.keep(id, file.content);
  if (kept === 'nothing') return refuse('FILE_MISSING');
  if (kept === 'tooLarge') return refuse('FILE_TOO_LARGE', { limitMegabytes: exchangeLimits.megabytes });
  const now = clock.now();
  await db
    .insertInto('imports')
    .values({
      id,
      fileName: storableName(file.name),
      actorId: admin.id,
      actorName: admin.name,
      createdAt: now,
      changedAt: now,
    })
    .execute();
  return succeed(await getImport(db, id));
}

function storableName(name: string): string {
  return name.toWellFormed().replaceAll('\u0000', '').slice(-longestName);
}
