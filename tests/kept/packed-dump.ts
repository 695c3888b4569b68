import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DatabaseDump } from '#db/dump/database-dump.ts';
import { dumpDatabase } from '#db/dump/dump-database.ts';
import { inSnapshot } from '#db/dump/dump-session.ts';
import { loadDatabase } from '#db/dump/load-database.ts';

type PackedDump = { dump: DatabaseDump; rows: Record<string, string> };

/** Packs a whole small database into one file. */
export async function packDatabase(connectionString: string, file: string): Promise<DatabaseDump> {
  const rows: PackedDump['rows'] = {};
  const dump = await inSnapshot(connectionString, (snapshot) =>
    dumpDatabase(snapshot, async (table, stream) => {
      rows[table] = await text(stream);
    }),
  );
  await writeFile(file, gzipSync(JSON.stringify({ dump, rows } satisfies PackedDump), { level: 9 }));
  return dump;
}

export async function readPackedDump(file: string): Promise<PackedDump> {
  // `packDatabase` has written the file.
  return JSON.parse(gunzipSync(await readFile(file)).toString()) as PackedDump;
}

/** Fills an empty database with a kept dump and returns its description. */
export async function unpackDatabase(connectionString: string, file: string): Promise<DatabaseDump> {
  const { dump, rows } = await readPackedDump(file);
  await loadDatabase(connectionString, dump, {
    read: async (table) => Readable.from([Buffer.from(rows[table] ?? '')]),
  });
  return dump;
}
