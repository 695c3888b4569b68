import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#core/mail/mailer.ts';
import { removeFilesBefore, wholeFilesIn } from '../write-whole-file.ts';
import { type Addresses, messageOf } from './message.ts';

/** Used without SMTP: writes each mail to a file that any mail program opens (decision 15). */
export function createOutboxFolderMailer(options: Addresses & { folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = wholeFilesIn(options.folder);
  return {
    isForLooking: true,
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, options));
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      await write(`${time}-${randomBytes(4).toString('hex')}.eml`, message);
    },
    deleteCopies: (before) => removeFilesBefore(options.folder, before),
  };
}
