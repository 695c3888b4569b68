/** The disk that the shop's data is on. */
export type Disk = { readFreeBytes(): Promise<number> };

export type DiskState = { isLow: boolean; freeMegabytes: number };

/** What a day of pictures, an import and a backup take, so that there is time to make room. */
const lowBelowMegabytes = 500;

export async function readDiskState({ disk }: { disk: Disk }): Promise<DiskState> {
  const freeMegabytes = Math.floor((await disk.readFreeBytes()) / 1_000_000);
  return { isLow: freeMegabytes < lowBelowMegabytes, freeMegabytes };
}
