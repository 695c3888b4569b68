import { createFolderDisk } from '#adapters/disk/folder-disk.ts';
import { diskIsFull, StartProblem, sentenceOf } from '#server/start-problem.ts';

/** PostgreSQL writes its write-ahead log in pieces of 16 MB, and ends without a message to any client if the next one does not fit. */
const leastFreeBytes = 48 * 1024 ** 2;

/** The failure of a start whose database is in `folder`: a full disk if that is the likely reason, else the error that was thrown. */
export async function blameFullDisk(folder: string, failure: unknown): Promise<unknown> {
  if (sentenceOf(failure) !== undefined) return failure;
  const free = await createFolderDisk(folder).readFreeBytes();
  return free < leastFreeBytes ? new StartProblem(diskIsFull(), { cause: failure }) : failure;
}
