import { parseArgs } from 'node:util';
import { readBackups } from '#core/backups/list-backups.ts';
import { makeBackup } from '#core/backups/make-backup.ts';
import { verifyBackup } from '#core/backups/verify-backup.ts';
import { createPictureFiles } from '#server/build-store.ts';
import { openBackupPlace } from '#server/open-backup-place.ts';
import { reachDatabase } from '#server/open-database.ts';
import { shopVersion } from '#server/shop-version.ts';
import { headingOf } from './backup-heading.ts';
import { backupLine } from './backup-lines.ts';
import { runTool } from './run-tool.ts';

// npm run backup makes a backup, also while the shop is open. -- --list lists the backups, -- --verify also reads all of them again.
await runTool(async (env, closing) => {
  const options = { list: { type: 'boolean' }, verify: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const place = openBackupPlace(env);
  if (values.list || values.verify) {
    const found = await readBackups(place);
    const { backups, unreadable } = found;
    for (const { problem } of unreadable) console.error(problem.message);
    if (values.verify && unreadable.length > 0) process.exitCode = 1;
    console.log(await headingOf(env, found));
    for (const backup of backups) {
      if (values.verify) await verifyBackup(place, backup.name, backup.manifest);
      console.log(`${backupLine(backup, new Date())}${values.verify ? ', whole' : ''}`);
    }
    return;
  }
  console.log(`Copying the shop to ${place.name} …`);
  const backup = await makeBackup({
    connectionString: await reachDatabase(env, closing, console.error),
    place,
    pictures: createPictureFiles(env),
    clock: { now: () => new Date() },
    version: shopVersion,
    onProgress: console.log,
  });
  console.log(`Done: ${backupLine(backup, new Date())}`);
});
