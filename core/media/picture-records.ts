import type { Database } from '#db/client.ts';

/** Whether the picture and its original are here. */
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
 * Before the first file is written. The same picture uploaded twice is one picture; the time says when it was last offered, so that the
 * removal of unused pictures lets it be for another day.
 */
export async function announcePicture(
  db: Database,
  picture: { name: string; width: number; height: number; at: Date },
): Promise<void> {
  const { at, ...size } = picture;
  await db
    .insertInto('media')
    .values({ ...size, source: 'upload', isStored: false, createdAt: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt: at }))
    .execute();
}

/** After the last file: from now on a form may name it. */
export async function markPictureStored(db: Database, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ isStored: true })
    .where('name', '=', name)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Picture ${name} was removed while it was being stored.`);
}
