import { writeFile } from 'node:fs/promises';
import { enterMigrations } from '#db/landed-migrations.ts';
import { migrate } from '#db/migrate.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { generateRowTypes, rowTypesFile } from './generate-row-types.ts';

const server = await startThrowAwayPostgres();
try {
  const connectionString = await server.connectTo('shop');
  await migrate(connectionString);
  await writeFile(rowTypesFile, await generateRowTypes(connectionString));
  await enterMigrations();
} finally {
  await server.stop();
}
