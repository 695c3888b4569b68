/** The disk that the shop's data is on. */
export type Disk = { readFreeBytes(): Promise<number>; requireRoom: RequireRoom };

/** Throws the error of a full disk if this many more bytes would use the space reserved for orders. */
export type RequireRoom = (bytes: number) => Promise<void>;

export type DiskState = { isLow: boolean; freeMegabytes: number };

/** The space that a day of pictures, an import and a backup need, so that there is time to free some. */
const lowBelowMegabytes = 500;

export async function readDiskState({ disk }: { disk: Pick<Disk, 'readFreeBytes'> }): Promise<DiskState> {
  const freeMegabytes = Math.floor((await disk.readFreeBytes()) / 1_000_000);
  return { isLow: freeMegabytes < lowBelowMegabytes, freeMegabytes };
}

/** Whether the system reports a full disk or an exhausted quota. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Ignores a full disk, for files that only save work: their content is made again when needed. */
export function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
