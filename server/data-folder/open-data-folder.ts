import { access, constants, mkdir } from 'node:fs/promises';
import { dataFolderProblem } from './data-folder-problem.ts';

/** Creates the folder if necessary, and checks that it can be used. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw dataFolderProblem(folder, cause);
  }
}
