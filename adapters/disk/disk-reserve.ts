import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../unless-missing.ts';

const megabyte = 1_000_000;
/** What orders of some days take in the shop's own database. */
export const reserveBytes = 128 * megabyte;
/** Set aside only where there is plenty: an alarm about the disk must not come from the reserve. */
const plentyBytes = 700 * megabyte;
export const nearlyFullBytes = 64 * megabyte;

export const reserveName = 'reserve';

export type ReserveStep = 'set aside' | 'given up' | undefined;

/** A file that takes room while there is plenty, and gives it up when the disk is nearly full. Says what it did. */
export async function keepReserve(folder: string): Promise<ReserveStep> {
  const file = join(folder, reserveName);
  const { bavail, bsize } = await statfs(folder);
  const isThere = (await stat(file).catch(unlessMissing)) !== undefined;
  if (isThere && bavail * bsize < nearlyFullBytes) {
    await rm(file, { force: true });
    return 'given up';
  }
  if (isThere || bavail * bsize < plentyBytes + reserveBytes) return undefined;
  await writeBytes(`${file}.part`);
  await rename(`${file}.part`, file);
  return 'set aside';
}

/** All of it is written: a file with holes takes no room. */
async function writeBytes(path: string): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    const block = Buffer.alloc(megabyte, 1);
    for (let written = 0; written < reserveBytes; written += megabyte) await handle.write(block);
  } catch (error) {
    // Half a reserve would only take room.
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
