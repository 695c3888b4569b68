/** What the adapters need to reach a gateway. Base addresses have no slash at the end. */
type Reach = { baseUrl: string; timeoutMilliseconds: number };

export type OrangeSmsSettings = Reach & {
  clientId: string;
  clientSecret: string;
  /** The sender's address, digits with the country in front; Orange's own for all of Cameroon, or a number of the shop. */
  sender: string;
  /** A name that Orange has registered for the shop; undefined: Orange's own. */
  senderName: string | undefined;
  /** Ends the address that Orange reports to: its reports are not signed. Undefined: no report is believed. */
  webhookToken: string | undefined;
};

export type WhatsAppSettings = Reach & {
  phoneNumberId: string;
  accessToken: string;
  /** Signs what WhatsApp reports. */
  appSecret: string;
  /** Named once, when our address is registered. */
  verifyToken: string;
  apiVersion: string;
};

/** The gateways that have keys. */
export type PhoneSettings = { orangeSms?: OrangeSmsSettings; whatsApp?: WhatsAppSettings };
