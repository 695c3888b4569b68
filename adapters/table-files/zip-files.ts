import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { FileOfZip } from '#core/catalogue-files/table-files.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { TableTrouble } from './table-trouble.ts';

// yauzl reads the directory at the end of a ZIP first, refuses names that lead out of it, and stops an entry that unpacks to
// more than the directory says, so the sizes below can be trusted.

/**
 * The entries that a person packed, without the metadata files of her computer. Reads at most as many as the end of the file announces;
 * that number may not exceed the limit.
 */
export async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > importLimits.zipFiles)
    throw new TableTrouble('tooManyFiles', String(importLimits.zipFiles));
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const isNote = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(entry.fileName);
    if (!entry.fileName.endsWith('/') && !isNote) entries.push(entry);
  }
  return entries;
}

export function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { autoClose: false });
}

export async function* filesOfZip(
  path: string,
  names: readonly string[],
  mostBytes: number,
): AsyncGenerator<FileOfZip> {
  const zip = await openZipIfIsOne(path);
  try {
    const entries = new Map(
      (zip ? await listEntries(zip) : []).map((entry) => [nameOf(entry.fileName), entry]),
    );
    for (const name of names) {
      const entry = entries.get(nameOf(name));
      if (zip === undefined || entry === undefined) yield { name, bytes: 'missing' };
      else if (entry.uncompressedSize > mostBytes) yield { name, bytes: 'tooLarge' };
      else yield { name, bytes: await bytesOf(zip, entry) };
    }
  } finally {
    zip?.close();
  }
}

export async function unpack(zip: ZipFile, entry: Entry, path: string): Promise<void> {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path));
}

/** Empty for a file that cannot be unpacked: like a broken picture, it is refused when it is decoded. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return Buffer.alloc(0);
  }
  return Buffer.concat(chunks);
}

/** Undefined for a table uploaded alone, which has no files. */
async function openZipIfIsOne(path: string): Promise<ZipFile | undefined> {
  try {
    return await openZip(path);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

function nameOf(path: string): string {
  return basename(path.replaceAll('\\', '/')).normalize('NFC').toLowerCase();
}
