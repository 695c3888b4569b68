import { createTransport, type NodemailerError } from 'nodemailer';
import { type Mailer, MailNotTaken } from '#core/mail/mailer.ts';
import { type Addresses, messageOf } from './message.ts';

const connectMilliseconds = 10_000;
const silenceMilliseconds = 30_000;

/** Sends over SMTP; rejects if the server does not accept the mail. */
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
        throw notTaken(cause);
      });
    },
  };
}

/** Keeps only the reply codes of the server's answer, because its text names the recipient and errors are logged. */
function notTaken({
  code,
  originalCode,
  command,
  responseCode,
  response = '',
}: NodemailerError): MailNotTaken {
  const where = [code, originalCode, command].filter((part) => part !== undefined).join(', ');
  const [number = responseCode] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?\b/.exec(response) ?? [];
  const what =
    number === undefined ? 'The mail did not leave' : `The mail server refused the mail: ${number}`;
  return new MailNotTaken(`${what} (${where}).`, number === undefined ? null : String(number));
}
