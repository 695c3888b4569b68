export type SmsMessage = {
  /** E.164. */
  recipient: string;
  /** In the letters of `gsmText`. */
  text: string;
};

/** The port of an SMS gateway. `send` rejects when the gateway did not take the message; the outbox tries again. */
export type SmsSender = {
  /** False where messages are only written to a folder; the opening lines and the outbox page say so. */
  reachesPhones: boolean;
  send(message: SmsMessage): Promise<void>;
};
