import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const rowTypesFile = fileURLToPath(new URL('../db/row-types.ts', import.meta.url));

const codegen = fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url));

/** The TypeScript of a migrated database's tables, as `db/row-types.ts` holds it. */
export async function generateRowTypes(connectionString: string): Promise<string> {
  const options = [
    '--print',
    '--camel-case',
    '--log-level=error',
    '--dialect=postgres',
    `--url=${connectionString}`,
  ];
  // The same mapping as the parsers in db/client.ts.
  const mapping = ['--numeric-parser=number', '--date-parser=string', '--type-mapping={"int8":"number"}'];
  const child = spawn(
    process.execPath,
    [codegen, ...options, ...mapping, '--exclude-pattern=schema_migrations'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const generated = await text(child.stdout);
  if (!generated.includes('export interface DB {'))
    throw new Error(`kysely-codegen wrote no types: ${generated}`);
  return generated
    .slice(generated.indexOf('/**'))
    .replace('export interface DB {', 'export interface Tables {');
}
