import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../unless-missing.ts';

const megabyte = 1_000_000;
/** The space that orders of some days need in the shop's own database. */
export const reserveBytes = 128 * megabyte;
/** The reserve is made only if this much is free, so that the reserve itself does not cause an alarm about the disk. */
const plentyBytes = 700 * megabyte;
export const nearlyFullBytes = 64 * megabyte;

export const reserveName = 'reserve';

export type ReserveStep = 'set aside' | 'given up' | undefined;

/** Makes a file that reserves space while there is plenty, and deletes it when the disk is nearly full. Returns what it did. */
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

/** Writes every byte, because a file with holes takes no space. */
async function writeBytes(path: string): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    const block = Buffer.alloc(megabyte, 1);
    for (let written = 0; written < reserveBytes; written += megabyte) await handle.write(block);
  } catch (error) {
    // Half a reserve would only take space.
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
