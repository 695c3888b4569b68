import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '#core/mail/mailer.ts';

export function messageOf(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Keeps out-of-office answers from coming back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail of ours is a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
