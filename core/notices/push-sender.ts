/** The address at which a browser takes messages, as the browser gave it. */
export type PushAddress = {
  endpoint: string;
  /** The browser's key and, in `authSecret`, a secret it shares with the shop: messages are encrypted with both. */
  publicKey: string;
  authSecret: string;
};

/** The port for web push. `send` rejects if the browser's maker did not take the message; the queue tries again. */
export type PushSender = {
  /** The key by which browsers recognize the messages of this shop. */
  publicKey: string;
  /** Whether the address belongs to a browser maker; nothing is sent anywhere else. */
  serves(endpoint: string): boolean;
  /** `gone`: the browser takes no messages any more. */
  send(to: PushAddress, content: string): Promise<'sent' | 'gone'>;
};
