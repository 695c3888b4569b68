export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/** The port an adapter fills: SMTP, or the outbox folder. Rejects when the mail was not accepted; the outbox tries again. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** It only writes mails to a folder, where a developer looks at them. */
  isForLooking?: true;
  /** Deletes what the adapter itself keeps of mails sent before a moment; absent where it keeps nothing. */
  deleteCopies?(before: Date): Promise<void>;
};

/** The mail server refused a mail, or none answered. Its text is in the log: it names no recipient. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
  /** The number of the server's answer; null where none came. */
  readonly answer: string | null;

  constructor(message: string, answer: string | null) {
    super(message);
    this.answer = answer;
  }
}
