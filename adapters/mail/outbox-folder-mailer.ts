import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#core/mail/mailer.ts';
import { messageOf } from './message.ts';

/** Without SMTP each mail becomes a file that any mail program opens (decision 15). */
export function createOutboxFolderMailer(options: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, options.from));
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(options.folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(options.folder, { recursive: true });
      // Renamed once it is complete: a program that watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
