/** The channels to phones, and the gateways that serve them. */
export const phoneGatewayIds = ['sms_folder', 'orange_sms', 'whatsapp'] as const;
export type PhoneGatewayId = (typeof phoneGatewayIds)[number];

export const phoneChannels = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** The ways a one-time code for an order is sent. */
export const codeChannels = [...phoneChannels, 'email'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** A gateway's reports about an accepted message; later ones in this list take precedence. */
export const receiptStates = ['sent', 'failed', 'delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Why a message was not sent, or that it is unknown whether it was. */
export const notSentReasons = ['stopped', 'limit', 'too_late', 'unknown', 'refused'] as const;
export type NotSentReason = (typeof notSentReasons)[number];

export const phoneMessageStates = ['waiting', ...receiptStates, ...notSentReasons] as const;
export type PhoneMessageState = (typeof phoneMessageStates)[number];

/** The events of an order that messages are about, named as in `core/orders/order-news.ts`. */
export const orderNewsKinds = [
  'placed',
  'paid',
  'confirmed',
  'dispatched',
  'delivered',
  'review',
  'cancelled',
  'refunded',
  'return_accepted',
  'return_refused',
  'returned',
  'lines_changed',
] as const;
export type OrderNewsKind = (typeof orderNewsKinds)[number];

/** The channels a buyer can choose on the page of an order. */
export const phoneChoices = ['sms', 'whatsapp', 'none'] as const;
export type PhoneChoice = (typeof phoneChoices)[number];

/** A template that WhatsApp has approved, with the values put into it. */
export type StoredTemplate = {
  name: string;
  values: string[];
  /** The end of its button's address. */
  link: string;
};
