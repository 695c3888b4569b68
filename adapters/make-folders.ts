import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes one folder after the other, for the account of the shop alone: with `recursive` Node never ends where the system makes no folders
 * at all, as below /proc.
 */
export async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolders(dirname(folder));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (cause) {
    // Another process of the shop may have made it meanwhile.
    if (!existsSync(folder)) throw cause;
  }
}
