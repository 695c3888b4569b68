import { createFolderDisk } from '#adapters/disk/folder-disk.ts';
import { diskIsFull, StartProblem, sentenceOf } from '#server/start-problem.ts';

/** PostgreSQL writes its log of changes in pieces of 16 MB, and ends without a word to anyone where the next one does not fit. */
const leastFreeBytes = 48 * 1024 ** 2;

/** The failure of a start whose database is in `folder`: a full disk where that is its likely reason, else what was thrown. */
export async function blameFullDisk(folder: string, failure: unknown): Promise<unknown> {
  if (sentenceOf(failure) !== undefined) return failure;
  const free = await createFolderDisk(folder).readFreeBytes();
  return free < leastFreeBytes ? new StartProblem(diskIsFull(), { cause: failure }) : failure;
}
