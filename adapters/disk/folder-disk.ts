import { statfs } from 'node:fs/promises';
import type { Disk } from '#core/disk/disk.ts';
import { roomBesideOrders } from './disk-room.ts';

/** The disk of a folder, without the space that only root may use. */
export function createFolderDisk(folder: string): Disk {
  return {
    readFreeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    requireRoom: roomBesideOrders(folder),
  };
}
