import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '#core/mail/mailer.ts';

/** As one text, or its parts, of which the name may have any letters. */
export type Sender = string | { name: string; address: string };

export function messageOf(mail: Mail, from: Sender): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Keeps out-of-office answers from coming back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A mail of ours contains no files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
