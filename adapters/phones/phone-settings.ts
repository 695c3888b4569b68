/** What the adapters need to reach a gateway. Base addresses have no slash at the end. */
type Reach = { baseUrl: string; timeoutMilliseconds: number };

export type OrangeSmsSettings = Reach & {
  clientId: string;
  clientSecret: string;
  /** The sender's number, digits with the country code first: Orange's own for all of Cameroon, or a number of the shop. */
  sender: string;
  /** A name that Orange has registered for the shop; undefined: Orange's own. */
  senderName: string | undefined;
  /** The last part of the address that Orange reports to, as its reports are not signed. Undefined: no report is believed. */
  webhookToken: string | undefined;
};

export type WhatsAppSettings = Reach & {
  phoneNumberId: string;
  accessToken: string;
  /** WhatsApp signs its reports with it. */
  appSecret: string;
  /** Sent by WhatsApp once, when our webhook address is registered. */
  verifyToken: string;
  apiVersion: string;
};

/** The gateways that have keys. */
export type PhoneSettings = { orangeSms?: OrangeSmsSettings; whatsApp?: WhatsAppSettings };
