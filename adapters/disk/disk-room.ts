import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequireRoom } from '#core/disk/disk.ts';
import { unlessMissing } from '../unless-missing.ts';
import { nearlyFullBytes, reserveBytes, reserveName } from './disk-reserve.ts';

/** The space that only orders may use, whether it is still in the reserve file or already free. */
const forOrdersBytes = reserveBytes + nearlyFullBytes;

/** Checks the room for files in `folder`. If that is on another disk than the shop's data, nothing is reserved for orders there. */
export function roomBesideOrders(dataFolder: string, folder = dataFolder): RequireRoom {
  return async (bytes) => {
    if (folder !== dataFolder && !(await areOnOneDisk(folder, dataFolder))) return;
    const { bavail, bsize } = await statfs(dataFolder);
    const reserve = await stat(join(dataFolder, reserveName)).catch(unlessMissing);
    const room = bavail * bsize + (reserve?.size ?? 0);
    if (room - bytes >= forOrdersBytes) return;
    throw Object.assign(new Error('What is left of the disk is kept for orders'), { code: 'ENOSPC' });
  };
}

async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)]);
  return first.dev === second.dev;
}
