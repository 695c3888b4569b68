import { randomBytes } from 'node:crypto';
import type { SmsSender } from '#core/sms/sms-sender.ts';
import { wholeFilesIn } from '../write-whole-file.ts';

/** Sends nothing: writes each SMS to a file next to the mails, to see what a phone would get. */
export function createOutboxFolderSmsSender({ folder }: { folder: string }): SmsSender {
  const write = wholeFilesIn(folder);
  return {
    reachesPhones: false,
    send: async ({ recipient, text }) => {
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      await write(`${time}-${randomBytes(4).toString('hex')}.txt`, `To: ${recipient}\n\n${text}\n`);
    },
  };
}
