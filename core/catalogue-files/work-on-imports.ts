import { sql } from 'kysely';
import type { WorkTrouble } from '#shared/catalogue-files.ts';
import type { Store } from '../store.ts';
import { applyRows } from './apply-rows.ts';
import { checkRows } from './check-rows.ts';
import { readFile } from './read-file.ts';

type Worker = Pick<Store, 'db' | 'clock' | 'tableFiles' | 'media' | 'log'>;
type Claimed = { id: string; state: string; tries: number };

const pausesInSeconds = [5, 15, 60, 300, 900] as const;
const mostTries = pausesInSeconds.length;

/**
 * One step of the oldest import that has something to do; false when there is none. One that fails waits, and lets those
 * behind it pass. Safe to run twice at a time.
 */
export async function workOnImports(store: Worker): Promise<boolean> {
  const next = await claimNext(store);
  if (!next) return false;
  // It was counted and never came back: the last try ended the process.
  if (next.tries > mostTries) await noteTrouble(store, next, 'shopFailed');
  else await tryStep(store, next);
  return true;
}

/** Counted before it is begun, so that a file that brings down the process cannot do so for ever. */
async function claimNext({ db, clock }: Worker): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update imports set
      tries = tries + 1,
      try_at = ${clock.now()}::timestamptz + make_interval(secs => (${[...pausesInSeconds]}::int[])[least(tries, ${mostTries - 1}) + 1])
    where id = (
      select id from imports
      where state in ('reading', 'checking', 'applying') and stopped_at is null
        and (try_at is null or try_at <= ${clock.now()})
      order by created_at limit 1
      for update skip locked
    )
    returning id, state, tries
  `.execute(db);
  return rows[0];
}

async function tryStep(store: Worker, next: Claimed): Promise<void> {
  const { db, log } = store;
  try {
    if (next.state === 'reading') await readFile(store, next.id);
    else if (next.state === 'checking') await checkRows(store, next.id);
    else await applyRows(store, next.id);
  } catch (error) {
    log.error(
      { importId: next.id, state: next.state, tries: next.tries, error },
      'A step of an import failed',
    );
    return noteTrouble(store, next, troubleOf(error));
  }
  await db
    .updateTable('imports')
    .set({ tries: 0, tryAt: null, trouble: null })
    .where('id', '=', next.id)
    .execute();
}

async function noteTrouble({ db, clock }: Worker, next: Claimed, trouble: WorkTrouble): Promise<void> {
  await db
    .updateTable('imports')
    .set({ trouble, ...(next.tries >= mostTries ? { stoppedAt: clock.now() } : {}) })
    .where('id', '=', next.id)
    .where('state', '=', next.state)
    .execute();
}

function troubleOf(error: unknown): WorkTrouble {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'diskFull';
  return code === 'ENOENT' ? 'fileGone' : 'shopFailed';
}
