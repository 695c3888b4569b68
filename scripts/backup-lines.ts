import type { Backup } from '#core/backups/list-backups.ts';

/** One line about a backup: its name, age, size and contents. */
export function backupLine({ name, manifest }: Backup, now: Date): string {
  const hours = Math.max(0, (now.getTime() - Date.parse(manifest.madeAt)) / 3_600_000);
  const age = hours < 48 ? `${Math.floor(hours)} h old` : `${Math.floor(hours / 24)} days old`;
  const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${name}  ${age}, ${megabytes(manifest.bytes)} MB, ${rows} rows, ${manifest.pictures.length} pictures, shop ${manifest.version}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
