import type { Language } from '#shared/language.ts';
import type { PhoneGatewayId, ReceiptState, StoredTemplate } from '#shared/phone-messages.ts';

export type PhoneMessage = {
  /** E.164. */
  recipient: string;
  /** Only characters that `gsmText` allows. */
  text: string;
  language: Language;
  template: StoredTemplate | undefined;
};

/** What a gateway reports by webhook. */
export type PhoneReport =
  | { kind: 'receipt'; reference: string; state: ReceiptState; reason: string }
  | { kind: 'reply'; phone: string; text: string };

export type PhoneWebhook = {
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
};

/** The port for messages to phones: an SMS gateway, or WhatsApp. */
export type PhoneGateway = {
  id: PhoneGatewayId;
  /** False if messages are only written to a folder; the lines at the start and the outbox page say so. */
  reachesPhones: boolean;
  /** Messages go to an emulator. */
  isSimulated: boolean;
  /**
   * Returns the gateway's own number of the message, if it gives one.
   *
   * @throws MessageNotTaken if it is certain that no phone gets the message. After any other error that is unknown.
   */
  send(message: PhoneMessage): Promise<{ reference: string } | undefined>;
  /** Undefined if the call does not come from the gateway. */
  readWebhook?(webhook: PhoneWebhook): PhoneReport[] | undefined;
  /** The answer to the gateway's challenge when it registers our webhook address; undefined: refused. */
  answerChallenge?(query: PhoneWebhook['query']): string | undefined;
};

export type PhoneGateways = { sms: PhoneGateway | undefined; whatsApp: PhoneGateway | undefined };

/** The gateway did not take the message. The error's text goes to the log and to pages: it has neither secrets nor phone numbers. */
export class MessageNotTaken extends Error {
  override name = 'MessageNotTaken';
  /** The gateway will not take the message later either. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
