import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Until the next try. */
export const pauseAfterFailure = 60 * 60 * 1000;

/** The tries that have failed in a row: the first of them, and the last. */
export type BackupFailures = { since: Date; lastAt: Date };

/** Kept in the database: each machine shows the health of the shop, and any of them may have tried. */
export async function noteBackupFailure(db: Database, at: Date, lastBackup: Date): Promise<void> {
  await db
    .insertInto('backupFailures')
    .values({ since: at, lastAt: at })
    .onConflict((conflict) =>
      conflict.column('onlyRow').doUpdateSet({
        // A backup by hand in between ends the row of failures.
        since: sql`case when backup_failures.last_at < ${lastBackup} then ${at} else backup_failures.since end`,
        lastAt: at,
      }),
    )
    .execute();
}

export async function forgetBackupFailures(db: Database): Promise<void> {
  await db.deleteFrom('backupFailures').execute();
}

export function readBackupFailures(db: Database): Promise<BackupFailures | undefined> {
  return db.selectFrom('backupFailures').select(['since', 'lastAt']).executeTakeFirst();
}
