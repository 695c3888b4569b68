import { createTransport, type NodemailerError } from 'nodemailer';
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
      await transport.sendMail(messageOf(mail, options)).catch((cause: NodemailerError) => {
        throw new MailNotSent(cause);
      });
    },
  };
}

/** What the server answers names the recipient, and errors are logged: of the answer only its numbers are kept. */
class MailNotSent extends Error {
  override name = 'MailNotSent';

  constructor({ code, originalCode, command, responseCode, response = '' }: NodemailerError) {
    const where = [code, originalCode, command].filter((part) => part !== undefined).join(', ');
    const [number = responseCode] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?\b/.exec(response) ?? [];
    const what =
      number === undefined ? 'The mail did not leave' : `The mail server refused the mail: ${number}`;
    super(`${what} (${where}).`);
  }
}
