import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from './make-folders.ts';
import { unlessMissing } from './unless-missing.ts';

/** A file unfinished for longer than this belongs to a writer that was killed. */
const writtenWithinMs = 60_000;

/** Writes files so that a program watching the folder never reads half of one; removes what killed writers left. */
export function wholeFilesIn(
  folder: string,
): (name: string, content: Parameters<typeof writeFile>[1]) => Promise<void> {
  let tidiedAt = 0;
  return async (name, content) => {
    await makeFolders(folder);
    // Runs again from time to time, because a leftover may be too young for removal at the first write.
    if (Date.now() - tidiedAt > writtenWithinMs) {
      tidiedAt = Date.now();
      await removeAbandoned(folder);
    }
    const file = join(folder, name);
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** Removes files last written before a moment; a folder that does not exist has none. */
export async function removeFilesBefore(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(unlessMissing);
    if (found?.isFile() && found.mtimeMs < before.getTime()) await rm(path, { force: true });
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  for (const part of parts) {
    const path = join(folder, part);
    // Another process may have removed it meanwhile.
    const found = await stat(path).catch(unlessMissing);
    if (found && Date.now() - found.mtimeMs > writtenWithinMs) await rm(path, { force: true });
  }
}
