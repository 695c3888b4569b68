import { parseArgs } from 'node:util';
import { readBackups } from '#core/backups/list-backups.ts';
import { BackupProblem } from '#core/backups/manifest.ts';
import { restoreBackup } from '#core/backups/restore-backup.ts';
import { createPictureFiles } from '#server/build-store.ts';
import { openBackupPlace } from '#server/open-backup-place.ts';
import { startDatabase } from '#server/open-database.ts';
import { headingOf } from './backup-heading.ts';
import { backupLine } from './backup-lines.ts';
import { runTool } from './run-tool.ts';

// npm run restore lists the backups; npm run restore -- NAME (or latest) fills an empty database with one; --replace
// replaces the data that is there.
await runTool(async (env, closing) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const place = openBackupPlace(env);
  const found = await readBackups(place);
  const { backups, unreadable } = found;
  const heading = await headingOf(env, found);
  for (const { problem } of unreadable) console.error(problem.message);
  const [wanted] = positionals;
  if (wanted === undefined) {
    console.log(heading);
    for (const backup of backups) console.log(backupLine(backup, new Date()));
    console.log('npm run restore -- NAME restores one of them; latest is the newest.');
    return;
  }
  if (backups.length === 0) throw new BackupProblem(heading);
  const name = wanted === 'latest' ? (backups[0]?.name ?? wanted) : wanted;
  const backup = await restoreBackup(
    {
      connectionString: await startDatabase(env, closing, console.error),
      place,
      pictures: createPictureFiles(env),
      replaces: values.replace ?? false,
      onProgress: console.log,
    },
    name,
  );
  console.log(`Restored: ${backupLine(backup, new Date())}`);
});
