/** What the adapters need to reach a provider. Base addresses have no slash at the end. */
type Reach = { baseUrl: string; timeoutMilliseconds: number };

export type StripeSettings = Reach & {
  secretKey: string;
  webhookSecret: string;
  /** Undefined: the version the package was made for. */
  apiVersion: string | undefined;
};

export type MtnMomoSettings = Reach & {
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  targetEnvironment: string;
  /** XAF; MTN's sandbox takes EUR only. */
  currency: string;
  /** Only where the shop's host is the registered callback host; a request with another one is refused. */
  sendsCallbacks: boolean;
};

export type OrangeWebSettings = Reach & {
  clientId: string;
  clientSecret: string;
  merchantKey: string;
  /** The country's part of the path: cm, or dev for Orange's sandbox. */
  country: string;
  /** XAF; Orange's sandbox takes OUV only. */
  currency: string;
};

export type OrangePushSettings = Reach & {
  consumerKey: string;
  consumerSecret: string;
  apiUser: string;
  apiPassword: string;
  /** The merchant's own Orange number, 9 digits. */
  channelPhone: string;
  pin: string;
};

/** The providers that have keys; of the two Orange products the one that is chosen. */
export type PaymentSettings = {
  stripe?: StripeSettings;
  mtnMomo?: MtnMomoSettings;
  orangeWeb?: OrangeWebSettings;
  orangePush?: OrangePushSettings;
};
