import { createTransport } from 'nodemailer';
import type { Mailer } from '#core/mail/mailer.ts';
import { type Addresses, messageOf } from './message.ts';

const connectMilliseconds = 10_000;
const silenceMilliseconds = 30_000;

/** Sends over SMTP; rejects when the server does not accept the mail. */
export function createSmtpMailer(options: Addresses & { url: string }): Mailer {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, options));
    },
  };
}
