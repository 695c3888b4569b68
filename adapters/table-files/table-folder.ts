import { constants, createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { TableFiles } from '#core/catalogue-files/table-files.ts';
import type { RequireRoom } from '#core/disk/disk.ts';
import { pictureLimits } from '#core/media/picture-rules.ts';
import { makeFolders } from '../make-folders.ts';
import { unlessMissing } from '../unless-missing.ts';
import { readTableAside } from './read-table-aside.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { filesOfZip } from './zip-files.ts';

const megabyte = 1024 * 1024;

/** The folder of imported files until their import ends: `{id}.upload`, and the files unpacked from a ZIP. */
export function createTableFolder(folder: string, requireRoom?: RequireRoom): TableFiles {
  const uploadOf = (importId: string) => join(folder, `${importId}.upload`);
  const tableOf = (importId: string) => join(folder, `${importId}.table`);
  return {
    countReceived: async (importId) => {
      const arrived = await stat(uploadOf(importId)).catch(unlessMissing);
      return arrived?.size ?? 0;
    },
    receive: async (importId, part, place) => {
      await makeFolders(folder);
      // Checked before any byte is read, so that the sender gets the reason.
      await requireRoom?.(place.limit - place.offset);
      return writePart(uploadOf(importId), part, { ...place, requireRoom });
    },
    checksum: async (importId) => {
      let sum = 0;
      for await (const bytes of createReadStream(uploadOf(importId))) sum = crc32(bytes, sum);
      return sum.toString(16).padStart(8, '0');
    },
    readTable: (importId) => readTableAside({ upload: uploadOf(importId), table: tableOf(importId) }),
    readFiles: (importId, names) => filesOfZip(uploadOf(importId), names, pictureLimits.megabytes * megabyte),
    writeTable: (table) => Readable.from(table.format === 'csv' ? writeCsv(table) : writeXlsx(table)),
    remove: async (importId) => {
      await rm(uploadOf(importId), { force: true });
      await rm(tableOf(importId), { force: true });
    },
    listKept: async (before) => {
      await makeFolders(folder);
      const kept = new Set<string>();
      for (const name of await readdir(folder)) {
        const { mtime } = await stat(join(folder, name));
        if (mtime < before) kept.add(name.split('.')[0] ?? '');
      }
      return [...kept];
    },
  };
}

/** Overwrites but never truncates, because a connection believed dead may still deliver the same bytes. */
async function writePart(
  path: string,
  part: Readable,
  { offset, limit, requireRoom }: { offset: number; limit: number; requireRoom: RequireRoom | undefined },
): Promise<'withinLimit' | 'tooLong'> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT);
  try {
    let position = offset;
    for await (const bytes of untilBroken(part)) {
      const room = Math.min(bytes.length, limit - position);
      await requireRoom?.(room);
      await file.write(bytes, 0, room, position);
      position += room;
      if (room < bytes.length) return 'tooLong';
    }
    await file.datasync();
    return 'withinLimit';
  } finally {
    await file.close();
  }
}

/**
 * A broken connection ends a part; disk failures are thrown by the writing itself. Bytes that are not stored stay unread: the request's
 * handler must drain them, otherwise the next request on the connection would wait for ever.
 */
async function* untilBroken(part: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part.iterator({ destroyOnReturn: false })) yield Buffer.from(chunk);
  } catch (broken) {
    if (!part.errored) throw broken;
  }
}
