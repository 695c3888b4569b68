import { access, constants, mkdir } from 'node:fs/promises';
import { makeFolders } from '#adapters/make-folders.ts';
import { dataFolderProblem } from './data-folder-problem.ts';

/** Creates the folder if necessary, and checks that it can be used. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
    // Fails if it is a file.
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw dataFolderProblem(folder, cause);
  }
}
