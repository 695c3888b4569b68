import { transaction } from '#db/transaction.ts';
import type { Store } from '../store.ts';
import { findUnusedPictures } from './picture-uses.ts';

/** An admin may take a day to fill in a form after its pictures were uploaded. */
const keptHours = 24;
const picturesPerRound = 200;

/** Removes pictures that nothing shows, and leftovers of interrupted uploads. Returns how many it removed. */
export async function deleteUnusedPictures(store: Pick<Store, 'db' | 'clock' | 'media'>): Promise<number> {
  const before = new Date(store.clock.now().getTime() - keptHours * 3_600_000);
  let removed = 0;
  for (const name of await withdrawUnused(store, before)) {
    if (await removeWithdrawn(store, name, before)) removed += 1;
  }
  return removed + (await store.media.files.removeUnfinished(before));
}

/**
 * Marks unused pictures, so that from now on no form can name them. A picture that is being saved has a locked row, and
 * is skipped.
 */
async function withdrawUnused({ db }: Pick<Store, 'db'>, before: Date): Promise<string[]> {
  const found = await findUnusedPictures(db, { before, limit: picturesPerRound });
  if (found.length === 0) return [];
  return transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('media')
      .select('name')
      .where('name', 'in', found)
      .forUpdate()
      .skipLocked()
      .execute();
    if (locked.length === 0) return [];
    // A separate statement: it sees what was saved before the rows were locked.
    const unused = await findUnusedPictures(tx, {
      before,
      limit: picturesPerRound,
      among: locked.map(({ name }) => name),
    });
    if (unused.length > 0)
      await tx.updateTable('media').set({ isStored: false }).where('name', 'in', unused).execute();
    return unused;
  });
}

/**
 * Locks the row while the files are removed: an upload of the same picture waits, and writes them again. Removing files
 * inside a transaction is safe here only because doing it twice is harmless.
 */
async function removeWithdrawn(
  { db, media }: Pick<Store, 'db' | 'media'>,
  name: string,
  before: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('media')
      .select('name')
      .where('name', '=', name)
      .where('isStored', '=', false)
      .where('createdAt', '<', before)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return false;
    await media.files.remove(name);
    await tx.deleteFrom('media').where('name', '=', name).execute();
    return true;
  });
}
