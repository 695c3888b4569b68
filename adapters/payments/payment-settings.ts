/** What the adapters need to reach a provider. Base addresses have no slash at the end. */
type Reach = { baseUrl: string; timeoutMilliseconds: number };

export type StripeSettings = Reach & {
  secretKey: string;
  webhookSecret: string;
  /** Undefined: the version that the Stripe package was made for. */
  apiVersion: string | undefined;
};

export type MtnMomoSettings = Reach & {
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  targetEnvironment: string;
  /** XAF; MTN's sandbox takes EUR only. */
  currency: string;
  /** True only if the shop's host is the registered callback host; MTN refuses requests with another one. */
  sendsCallbacks: boolean;
};

export type OrangeWebSettings = Reach & {
  clientId: string;
  clientSecret: string;
  merchantKey: string;
  /** The country in the path: cm, or dev for Orange's sandbox. */
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

/** The providers with keys; of the two Orange products, only the chosen one. */
export type PaymentSettings = {
  stripe?: StripeSettings;
  mtnMomo?: MtnMomoSettings;
  orangeWeb?: OrangeWebSettings;
  orangePush?: OrangePushSettings;
};
