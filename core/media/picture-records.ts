import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Whether the picture and its original are stored. */
export async function isStoredPicture(db: Database, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('name')
    .where('name', '=', name)
    .where('isStored', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Called before the first file is written. The same picture uploaded twice is one picture; its time is that of the last
 * upload, so that the removal of unused pictures leaves it for another day.
 */
export async function announcePictures(
  db: Database,
  pictures: readonly { name: string; width: number; height: number }[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('media')
    .values(pictures.map((picture) => ({ ...picture, isStored: false, createdAt: at })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt: at }))
    .execute();
}

/** Called after the last file: from now on a form may name the picture. */
export async function markPicturesStored(db: Database, names: readonly string[]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ isStored: true })
    .where('name', 'in', names)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(names.length)) {
    throw new Error('A picture was removed while it was being stored.');
  }
}

/** Pictures whose files are missing, all or some. */
export async function findPicturesWithoutFiles(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('media').select('name').where('isStored', '=', false).execute();
  return rows.map(({ name }) => name);
}

/** Called after a restore: marks the files of all other pictures as missing. */
export async function keepAsStored(db: Database, names: readonly string[]): Promise<void> {
  await db
    .updateTable('media')
    .set({ isStored: false })
    .where('isStored', '=', true)
    .where(({ eb, not, val }) => not(eb('name', '=', sql<string>`any (${val(names)}::text[])`)))
    .execute();
}
