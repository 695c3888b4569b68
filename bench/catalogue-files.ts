import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { createFolderDisk } from '#adapters/disk/folder-disk.ts';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import { createPictureProcess } from '#adapters/media/picture-process.ts';
import { createPictureWork } from '#adapters/media/picture-work.ts';
import { createTableFolder } from '#adapters/table-files/table-folder.ts';
import { createWebPictureSource } from '#adapters/web-pictures/web-picture-source.ts';
import { applyImport } from '#core/catalogue-files/apply-import.ts';
import { exportProducts } from '#core/catalogue-files/export-products.ts';
import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { getImport } from '#core/catalogue-files/imports.ts';
import { receivePart } from '#core/catalogue-files/receive-part.ts';
import { startImport } from '#core/catalogue-files/start-import.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { createMedia } from '#core/media/media.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import type { SpreadsheetFormat } from '#shared/catalogue-files.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';

// The time for a file of 10,000 products without pictures, from the upload to the last written row, compared with PostgreSQL alone doing as
// many bare inserts: in batches of the same size, with the same triggers, without the shop's rules.

const rows = Number(process.argv[2] ?? 10_000);
const categories = 12;
const rowsInBatch = 200;

const server = await startThrowAwayPostgres({ isDurable: true });
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  const db = createDatabase(connectionString, { applicationName: 'shop bench' });
  await measureCatalogueFiles(db);
  await db.destroy();
} finally {
  await server.stop();
}

async function measureCatalogueFiles(db: Database): Promise<void> {
  for (let index = 1; index <= categories; index += 1) {
    const id = `category${String(index).padStart(4, '0')}`;
    await db
      .insertInto('categories')
      .values({ id, name: `Category ${index}`, image: '' })
      .execute();
  }
  const pictures = createPictureProcess();
  const store = {
    db,
    clock: { now: () => new Date() },
    log: console,
    disk: createFolderDisk(server.folder),
    tableFiles: createTableFolder(join(server.folder, 'imports')),
    pictureSource: createWebPictureSource(),
    media: createMedia({
      ...createPictureWork({ pictures, atLeisure: pictures }),
      files: createPictureFolder(join(server.folder, 'media')),
    }),
  };
  const bare = await seconds(() => insertBare(db));
  console.log(`${rows} bare inserts: ${bare.toFixed(1)} s`);
  const says = (what: string, time: number) =>
    console.log(`${what}: ${time.toFixed(1)} s, ${(time / bare).toFixed(1)} of the bare inserts`);

  async function importFile(what: string, file: Buffer): Promise<void> {
    const admin = {
      id: 'bench',
      name: 'Bench',
      email: '',
      sessionId: '',
      role: 'OWNER',
      language: 'en',
    } as const;
    const checking = await seconds(async () => {
      const checksum = crc32(file).toString(16).padStart(8, '0');
      const begun = await startImport(store, admin, { fileName: what, sizeBytes: file.length, checksum });
      if (!begun.ok) throw new Error(begun.refusal.code);
      const part = { importId: begun.value.id, offset: 0, content: Readable.from([file]) };
      const sent = await receivePart(store, admin, part);
      if (!sent.ok) throw new Error(sent.refusal.code);
      await workOff(store, importSteps);
    });
    says(`${what}, dry run`, checking);
    const { id } = await db
      .selectFrom('imports')
      .select('id')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const applying = await seconds(async () => {
      const outcome = await applyImport(store, { id, withoutFaulty: false });
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      await workOff(store, importSteps);
    });
    says(`${what}, applied`, applying);
    const { createdCount, updatedCount, unchangedCount } = await getImport(db, id);
    console.log(`  ${createdCount} new, ${updatedCount} changed, ${unchangedCount} as before`);
  }

  async function exportFile(format: SpreadsheetFormat): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const time = await seconds(async () => {
      for await (const chunk of exportProducts(store, { format, withDrafts: true, language: 'en' })) {
        chunks.push(Buffer.from(chunk));
      }
    });
    says(`export as ${format}`, time);
    return Buffer.concat(chunks);
  }

  await importFile('new products', Buffer.from(tableOf((index) => 2_000 + (index % 50) * 100)));
  const csv = await exportFile('csv');
  await importFile('its own export', csv);
  await importFile('its own export as xlsx', await exportFile('xlsx'));
  await importFile('other prices', Buffer.from(tableOf((index) => 2_100 + (index % 50) * 100)));
  console.log(`largest memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

function tableOf(priceOf: (index: number) => number): string {
  const columns = [
    ...(['reference', 'name', 'nameFr', 'description', 'descriptionFr', 'unit'] as const),
    ...(['price', 'discount', 'bulkPrice', 'stock', 'categories'] as const),
  ];
  const titles = columns.map((field) => columnTitles.en[field]);
  const lines = Array.from({ length: rows }, (_row, index) =>
    [
      ...[`BENCH-${index}`, `Velvet lipstick ${index}`, `Rouge velours ${index}`],
      ...[
        `A matte lipstick that stays all day long, number ${index}.`,
        `Un rouge mat qui tient toute la journée, numéro ${index}.`,
      ],
      ...['3.5 g', priceOf(index), index % 40, '', 20, `Category ${1 + (index % categories)}`],
    ].join(';'),
  );
  return [titles.join(';'), ...lines].join('\r\n');
}

async function insertBare(db: Database): Promise<void> {
  for (let start = 0; start < rows; start += rowsInBatch) {
    const batch = Array.from({ length: Math.min(rowsInBatch, rows - start) }, (_row, index) => ({
      id: `bare${String(start + index).padStart(8, '0')}`,
      name: `Bare lipstick ${start + index}`,
      description: 'A matte lipstick that stays all day long.',
      unit: '3.5 g',
      price: 2_000,
      stock: 0,
    }));
    await db.insertInto('products').values(batch).execute();
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
