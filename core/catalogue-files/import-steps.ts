import { sql } from 'kysely';
import { type ImportState, importLimits, type WorkTrouble } from '#shared/catalogue-files.ts';
import { isDiskFull } from '../disk/disk.ts';
import type { JobEnd, Queue } from '../jobs/queue.ts';
import type { Store } from '../store.ts';
import { applyRows } from './apply-rows.ts';
import { checkRows } from './check-rows.ts';
import { isWorkedOn } from './imports.ts';
import { readFile } from './read-file.ts';
import { undoRows } from './undo-rows.ts';

type Worker = Pick<Store, 'db' | 'clock' | 'tableFiles' | 'media' | 'pictureSource' | 'disk' | 'log'>;

/** The disk space one step may use: for the table of a ZIP, or for rows in a database on the same machine. */
const stepBytes = importLimits.tableMegabytes * 1024 * 1024;

/** Runs one step of an import after the other, the oldest import first. A failing import waits and lets the next ones pass. */
export const importSteps: Queue<Worker> = {
  name: 'import steps',
  table: 'imports',
  lane: sql`'imports'`,
  lanes: () => ['imports'],
  atOnce: 1,
  retry: { firstSeconds: 5, longestSeconds: 900, mostTries: 5 },
  work: async (store, { id }) => {
    const { state } = await getStep(store, id);
    let waitsFor: 'rows' | 'pictures' = 'rows';
    try {
      await store.disk.requireRoom(stepBytes);
      if (state === 'reading') await readFile(store, id);
      else if (state === 'checking') waitsFor = await checkRows(store, id);
      else if (state === 'applying') await applyRows(store, id);
      else if (state === 'undoing') await undoRows(store, id);
    } catch (error) {
      await writeTrouble(store, id, state, troubleOf(error));
      throw error;
    }
    return endOf(store, id, waitsFor);
  },
};

function getStep({ db }: Worker, id: string) {
  return db
    .selectFrom('imports')
    .select(['state', 'createdAt', 'trouble'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function endOf(store: Worker, id: string, waitsFor: 'rows' | 'pictures'): Promise<JobEnd> {
  const { state, createdAt, trouble } = await getStep(store, id);
  if (trouble !== null) await writeTrouble(store, id, state, null);
  if (!isWorkedOn(state)) return 'done';
  // Due since its creation, so that it comes before later imports. While it fetches pictures from other servers, it lets them
  // pass.
  return { again: waitsFor === 'pictures' ? store.clock.now() : createdAt, isNextStep: true };
}

async function writeTrouble(
  { db }: Worker,
  id: string,
  state: ImportState,
  trouble: WorkTrouble | null,
): Promise<void> {
  await db.updateTable('imports').set({ trouble }).where('id', '=', id).where('state', '=', state).execute();
}

function troubleOf(error: unknown): WorkTrouble {
  if (isDiskFull(error)) return 'diskFull';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' ? 'fileGone' : 'shopFailed';
}
