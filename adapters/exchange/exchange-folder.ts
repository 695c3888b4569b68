import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ExchangeFiles } from '#core/exchange/exchange-files.ts';
import { pictureLimits } from '#core/media/picture-rules.ts';
import { exchangeLimits } from '#shared/exchange.ts';
import { readTableAside } from './read-table-aside.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { filesOfZip } from './zip-files.ts';

const megabyte = 1024 * 1024;

/** Where imported files lie on the disk until they are done with: `{id}.upload`, and beside it what was taken out of a ZIP. */
export function createExchangeFolder(folder: string): ExchangeFiles {
  const uploadOf = (importId: string) => join(folder, `${importId}.upload`);
  const tableOf = (importId: string) => join(folder, `${importId}.table`);
  return {
    keep: async (importId, upload) => {
      await mkdir(folder, { recursive: true });
      const unfinished = `${uploadOf(importId)}.part`;
      try {
        const size = await writeBounded(unfinished, upload, exchangeLimits.megabytes * megabyte);
        if (size === 0) return 'nothing';
        if (size === 'tooLarge') return 'tooLarge';
        await rename(unfinished, uploadOf(importId));
        return 'kept';
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    readTable: (importId) => readTableAside({ upload: uploadOf(importId), table: tableOf(importId) }),
    readFiles: (importId, names) => filesOfZip(uploadOf(importId), names, pictureLimits.megabytes * megabyte),
    writeTable: (table) => Readable.from(table.format === 'csv' ? writeCsv(table) : writeXlsx(table)),
    remove: async (importId) => {
      await rm(uploadOf(importId), { force: true });
      await rm(`${uploadOf(importId)}.part`, { force: true });
      await rm(tableOf(importId), { force: true });
    },
    listKept: async (before) => {
      await mkdir(folder, { recursive: true });
      const kept = new Set<string>();
      for (const name of await readdir(folder)) {
        const { mtime } = await stat(join(folder, name));
        if (mtime < before) kept.add(name.split('.')[0] ?? '');
      }
      return [...kept];
    },
  };
}

/** From the first byte too many on nothing more is written; the rest is read past, so that whoever sends it hears the answer. */
async function writeBounded(path: string, upload: Readable, limit: number): Promise<number | 'tooLarge'> {
  const file = await open(path, 'w');
  try {
    let size = 0;
    for await (const chunk of upload) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      size += bytes.length;
      if (size <= limit) await file.write(bytes);
      else await file.truncate(0);
    }
    return size <= limit ? size : 'tooLarge';
  } finally {
    await file.close();
  }
}
