import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Milliseconds until the next try. */
export const pauseAfterFailure = 60 * 60 * 1000;

/** Backups that failed in a row: when the first and the last one failed. */
export type BackupFailures = { since: Date; lastAt: Date };

/** Notes a failure in the database, because every machine shows the shop's health and any of them may have tried. */
export async function noteBackupFailure(db: Database, at: Date, lastBackup: Date): Promise<void> {
  await db
    .insertInto('backupFailures')
    .values({ since: at, lastAt: at })
    .onConflict((conflict) =>
      conflict.column('onlyRow').doUpdateSet({
        // A backup made by hand in between ends the run of failures.
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
