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
  const row = await db.selectFrom('media').select(columns).where('name', '=', name).executeTakeFirst();
  return row && toRecord(row);
}

/** The same picture uploaded twice is one picture. */
export async function saveUploadedPicture(
  db: Database,
  picture: Pick<PictureRecord, 'name' | 'width' | 'height'>,
): Promise<void> {
  await db
    .insertInto('media')
    .values({ ...picture, source: 'upload' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
