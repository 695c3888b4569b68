import type { Language } from '#shared/language.ts';
import type { PhoneGatewayId, ReceiptState, StoredTemplate } from '#shared/phone-messages.ts';

export type PhoneMessage = {
  /** E.164. */
  recipient: string;
  /** In the letters of `gsmText`. */
  text: string;
  language: Language;
  template: StoredTemplate | undefined;
};

/** What a gateway reports by itself. */
export type PhoneReport =
  | { kind: 'receipt'; reference: string; state: ReceiptState; reason: string }
  | { kind: 'reply'; phone: string; text: string };

export type PhoneWebhook = {
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
};

/** The port of a way to phones: an SMS gateway, or WhatsApp. */
export type PhoneGateway = {
  id: PhoneGatewayId;
  /** False where messages are only written to a folder; the opening lines and the outbox page say so. */
  reachesPhones: boolean;
  /** It is asked at an emulator. */
  isSimulated: boolean;
  /**
   * Answers the gateway's own number of the message, where it gives one.
   *
   * @throws MessageNotTaken where it is certain that no phone gets it. After any other error that is open.
   */
  send(message: PhoneMessage): Promise<{ reference: string } | undefined>;
  /** Undefined: it does not come from the gateway. */
  readWebhook?(webhook: PhoneWebhook): PhoneReport[] | undefined;
  /** The answer to the question by which an address of ours is registered; undefined: refused. */
  answerChallenge?(query: PhoneWebhook['query']): string | undefined;
};

export type PhoneGateways = { sms: PhoneGateway | undefined; whatsApp: PhoneGateway | undefined };

/** The gateway did not take the message. Its text is in the log and on pages: neither a secret nor a phone number. */
export class MessageNotTaken extends Error {
  override name = 'MessageNotTaken';
  /** It will not take it later either. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
