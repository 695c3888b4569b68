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
