import { randomBytes } from 'node:crypto';
import type { PhoneGateway } from '#core/mail/phone-gateway.ts';
import { wholeFilesIn } from '../write-whole-file.ts';

/** Sends nothing: writes each SMS to a file next to the mails, to show what a phone would get. */
export function createOutboxFolderGateway({ folder }: { folder: string }): PhoneGateway {
  const write = wholeFilesIn(folder);
  return {
    id: 'sms_folder',
    reachesPhones: false,
    isSimulated: true,
    send: async ({ recipient, text }) => {
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      await write(`${time}-${randomBytes(4).toString('hex')}.txt`, `To: ${recipient}\n\n${text}\n`);
      return undefined;
    },
  };
}
