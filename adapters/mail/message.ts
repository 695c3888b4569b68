import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '#core/mail/mailer.ts';

/** The sender as one text, or as name and address; the name may have any characters. */
export type Sender = string | { name: string; address: string };

export type Addresses = {
  from: () => Sender;
  /** Where answers go, if not to the sender: mails may come from an address whose mail no one reads. */
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
    // Prevents out-of-office answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Our mails never need files or addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
