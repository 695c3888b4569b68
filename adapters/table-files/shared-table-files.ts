import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import type { TableFiles } from '#core/catalogue-files/table-files.ts';

type Objects = Pick<BackupPlace, 'list' | 'read' | 'write' | 'remove'>;
type Part = { from: number; to: number; path: string };

/**
 * Imported files for several machines: each part that arrives also goes into a bucket, as `{id}/{from}-{to}`, because the next part may
 * arrive at another machine and a third may run the import. Each machine fetches the missing parts into its folder.
 */
export function createSharedTableFiles(folder: TableFiles, objects: Objects): TableFiles {
  return {
    ...folder,
    countReceived: async (importId) => endOf(await listParts(importId)),
    receive: async (importId, part, at) => {
      await fetchMissing(importId);
      const chunks: Buffer[] = [];
      const noted = Readable.from(noting(part, chunks));
      // Stops reading the part, so that its caller can drain the rest from the connection.
      const arrived = await folder.receive(importId, noted, at).finally(() => noted.destroy());
      const bytes = Buffer.concat(chunks).subarray(0, at.limit - at.offset);
      const path = `${importId}/${at.offset}-${at.offset + bytes.length}`;
      if (bytes.length > 0) await objects.write(path, Readable.from([bytes]));
      return arrived;
    },
    checksum: async (importId) => {
      await fetchMissing(importId);
      return folder.checksum(importId);
    },
    readTable: async function* (importId) {
      await fetchMissing(importId);
      yield* folder.readTable(importId);
    },
    readFiles: async function* (importId, names) {
      await fetchMissing(importId);
      yield* folder.readFiles(importId, names);
    },
    remove: async (importId) => {
      await folder.remove(importId);
      for (const { path } of await listParts(importId)) await objects.remove(path);
    },
    // A part is in the bucket only after the row of its import is in the database, and the caller asks for imports at work after this list:
    // what is not among them has ended, however young it is.
    listKept: async (before) => {
      const shared = (await objects.list('')).map((path) => path.split('/')[0] ?? '');
      return [...new Set([...(await folder.listKept(before)), ...shared])];
    },
  };

  async function listParts(importId: string): Promise<Part[]> {
    const paths = await objects.list(`${importId}/`);
    const parts = paths.map((path) => {
      const [from = 0, to = 0] = (path.split('/')[1] ?? '').split('-').map(Number);
      return { from, to, path };
    });
    return parts.toSorted((one, other) => one.from - other.from || one.to - other.to);
  }

  async function fetchMissing(importId: string): Promise<void> {
    let here = await folder.countReceived(importId);
    for (const { from, to, path } of await listParts(importId)) {
      if (from > here || to <= here) continue;
      const content = await objects.read(path);
      // Removed meanwhile: the import has ended.
      if (!content) return;
      const missing = (await buffer(content)).subarray(here - from);
      await folder.receive(importId, Readable.from([missing]), { offset: here, limit: to });
      here = to;
    }
  }
}

/** The bytes stored without a gap. An interrupted part overlaps the longer one that was sent after it. */
function endOf(parts: readonly Part[]): number {
  return parts.reduce((end, { from, to }) => (from <= end ? Math.max(end, to) : end), 0);
}

/** Collects the chunks while passing them on; a part is small enough for memory (importLimits.partMegabytes). */
async function* noting(part: Readable, chunks: Buffer[]): AsyncGenerator<Buffer> {
  for await (const chunk of part.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    yield bytes;
  }
}
