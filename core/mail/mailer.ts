export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/** The port for sending mail; adapters: SMTP and the outbox folder. `send` rejects if the mail was not accepted; the outbox tries again. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** The adapter only writes mails to a folder for developers to look at. */
  isForLooking?: true;
  /** Deletes the adapter's own copies of mails sent before a moment; absent if it keeps none. */
  deleteCopies?(before: Date): Promise<void>;
};

/** The mail server refused a mail, or did not answer. The message goes to the log, so it names no recipient. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
  /** The server's reply code; null if it did not answer. */
  readonly answer: string | null;

  constructor(message: string, answer: string | null) {
    super(message);
    this.answer = answer;
  }
}
