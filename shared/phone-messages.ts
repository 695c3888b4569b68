/** The ways to a phone, and the gateways that serve them. */
export const phoneGatewayIds = ['sms_folder', 'orange_sms', 'whatsapp'] as const;
export type PhoneGatewayId = (typeof phoneGatewayIds)[number];

export const phoneChannels = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** What a gateway reports about a message that it took, the later one counts more. */
export const receiptStates = ['sent', 'failed', 'delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Why a message did not leave, or that it is not known. */
export const notSentReasons = ['stopped', 'limit', 'too_late', 'unknown', 'refused'] as const;
export type NotSentReason = (typeof notSentReasons)[number];

export const phoneMessageStates = ['waiting', ...receiptStates, ...notSentReasons] as const;
export type PhoneMessageState = (typeof phoneMessageStates)[number];

/** The news of an order, by their names in `core/orders/order-news.ts`. */
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
  'lines_changed',
] as const;
export type OrderNewsKind = (typeof orderNewsKinds)[number];

/** What a buyer chooses on the page of an order. */
export const phoneChoices = ['sms', 'whatsapp', 'none'] as const;
export type PhoneChoice = (typeof phoneChoices)[number];

/** Words that WhatsApp has approved before, and what is put into them. */
export type StoredTemplate = {
  name: string;
  values: string[];
  /** The end of its button's address. */
  link: string;
};
