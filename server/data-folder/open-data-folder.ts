import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { dataFolderProblem } from './data-folder-problem.ts';

const mode = 0o700;

/** Creates the folder if necessary, and checks that it can be used. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
    // Fails if it is a file.
    await mkdir(folder, { recursive: true, mode });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw dataFolderProblem(folder, cause);
  }
}

/** Makes one folder after the other: with `recursive` alone Node never ends where the system makes no folders at all, as below /proc. */
async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolders(dirname(folder));
  try {
    await mkdir(folder, { mode });
  } catch (cause) {
    // Another process of the shop may have made it meanwhile.
    if (!existsSync(folder)) throw cause;
  }
}
