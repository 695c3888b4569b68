import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from '#core/sms/sms-sender.ts';

/** Sends nothing: writes each SMS to a file next to the mails, to see what a phone would get. */
export function createOutboxFolderSmsSender({ folder }: { folder: string }): SmsSender {
  return {
    reachesPhones: false,
    send: async ({ recipient, text }) => {
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.txt`);
      await mkdir(folder, { recursive: true });
      // Renamed once it is complete: a program that watches the folder never reads half a message.
      await writeFile(`${file}.part`, `To: ${recipient}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
