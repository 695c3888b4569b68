export type TextMessage = {
  /** E.164. */
  recipient: string;
  /** In the letters of `gsmText`. */
  text: string;
};

/** The port of whatever carries short texts to phones, by SMS or WhatsApp. Rejects when a text was not accepted; the outbox tries again. */
export type Texter = {
  /** False where texts are only kept to be looked at: whoever runs the shop is told so. */
  reachesPhones: boolean;
  send(message: TextMessage): Promise<void>;
};
