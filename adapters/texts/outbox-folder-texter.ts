import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texter } from '#core/texts/texter.ts';

/** Sends nothing: each text becomes a file beside the mails, to see what a phone would get. */
export function createOutboxFolderTexter({ folder }: { folder: string }): Texter {
  return {
    reachesPhones: false,
    send: async ({ recipient, text }) => {
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.txt`);
      await mkdir(folder, { recursive: true });
      // Written aside first: whoever watches the folder never reads half a text.
      await writeFile(`${file}.part`, `To: ${recipient}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
