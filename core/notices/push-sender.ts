/** A browser that takes messages, as it said itself. */
export type PushAddress = {
  endpoint: string;
  /** Of the browser, and a secret it shares with this shop: messages are sealed with both. */
  publicKey: string;
  authSecret: string;
};

/** The port of web push. `send` rejects when the browser's maker did not take the message; the queue tries again. */
export type PushSender = {
  /** By which browsers know the messages of this shop. */
  publicKey: string;
  /** Whether the address belongs to a maker of browsers: nothing is sent anywhere else. */
  serves(endpoint: string): boolean;
  /** `gone`: the browser takes no messages any more. */
  send(to: PushAddress, content: string): Promise<'sent' | 'gone'>;
};
