import type { Database } from '#db/client.ts';

/** An upload keeps its re-encoded original as a file, a drawing the parameters it is drawn from. */
export type PictureRecord = {
  name: string;
  width: number;
  height: number;
  source: 'upload' | 'drawing';
  drawing: unknown;
};

const columns = ['name', 'width', 'height', 'source', 'drawing'] as const;

export async function findPicture(db: Database, name: string): Promise<PictureRecord | undefined> {
  const row = await db
    .selectFrom('media')
    .select(columns)
    .where('name', '=', name)
    .where('isStored', '=', true)
    .executeTakeFirst();
  return row && toRecord(row);
}

/**
 * Before the first file is written. The same picture uploaded twice is one picture; the time says when it was last offered, so that the
 * removal of unused pictures lets it be for another day.
 */
export async function announceUpload(
  db: Database,
  picture: Pick<PictureRecord, 'name' | 'width' | 'height'> & { at: Date },
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

/** The oldest picture that still lacks renditions. */
export async function findUnfinishedPicture(
  db: Database,
  passedOver: readonly string[],
): Promise<PictureRecord | undefined> {
  const row = await db
    .selectFrom('media')
    .select(columns)
    .where('finishedAt', 'is', null)
    .where('isStored', '=', true)
    .$if(passedOver.length > 0, (query) => query.where('name', 'not in', passedOver))
    .orderBy('createdAt')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function markPictureFinished(db: Database, name: string, at: Date): Promise<void> {
  await db.updateTable('media').set({ finishedAt: at }).where('name', '=', name).execute();
}

function toRecord(row: Omit<PictureRecord, 'source'> & { source: string }): PictureRecord {
  return { ...row, source: row.source === 'drawing' ? 'drawing' : 'upload' };
}
