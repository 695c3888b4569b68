import type pg from 'pg';
import { MigrationProblem } from './migration-problem.ts';

/** The first version with the collation `pg_c_utf8`, which the search uses. */
const oldestVersion = 17;

/** Why the shop cannot live in this database, or undefined. Checked before the first migration, which would fail halfway. */
export function serverProblem({
  version,
  encoding,
}: {
  version: number;
  encoding: string;
}): string | undefined {
  if (version < oldestVersion) {
    return `The database server is PostgreSQL ${version}, the shop needs ${oldestVersion} or newer: install PostgreSQL 18 (for Debian and Ubuntu from apt.postgresql.org), and name it in DATABASE_URL.`;
  }
  if (encoding !== 'UTF8') {
    return `The database has the encoding ${encoding}, the shop needs UTF8: make it anew with create database … encoding 'UTF8' template template0.`;
  }
  return undefined;
}

export async function refuseUnfitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
  const problem = rows[0] && serverProblem(rows[0]);
  if (problem) throw new MigrationProblem(problem);
}
