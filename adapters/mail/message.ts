import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '#core/mail/mailer.ts';

/** As one text, or its parts, of which the name may have any letters. */
export type Sender = string | { name: string; address: string };

export type Addresses = {
  from: () => Sender;
  /** Where an answer goes, if not to the sender: mails may be sent from an address that reads none. */
  replyTo?: () => Sender | undefined;
};

export function messageOf(mail: Mail, { from, replyTo }: Addresses): SendMailOptions {
  return {
    from: from(),
    replyTo: replyTo?.(),
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
