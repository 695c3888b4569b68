/** The disk that the shop's data is on. */
export type Disk = { readFreeBytes(): Promise<number>; requireRoom: RequireRoom };

/** Throws as a full disk does where so many bytes more would take the room that is kept for orders. */
export type RequireRoom = (bytes: number) => Promise<void>;

export type DiskState = { isLow: boolean; freeMegabytes: number };

/** What a day of pictures, an import and a backup take, so that there is time to make room. */
const lowBelowMegabytes = 500;

export async function readDiskState({ disk }: { disk: Pick<Disk, 'readFreeBytes'> }): Promise<DiskState> {
  const freeMegabytes = Math.floor((await disk.readFreeBytes()) / 1_000_000);
  return { isLow: freeMegabytes < lowBelowMegabytes, freeMegabytes };
}

/** What the system says of a disk, or of a quota, without room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** For files that only save work: without them what they hold is made again. */
export function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
