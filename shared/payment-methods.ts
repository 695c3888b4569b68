type Wallet = {
  /** A brand name, the same in both languages. */
  name: string;
  /** The spellings an owner may use when typing the order of the ways to pay. */
  words: RegExp;
  /** The operator's numbers: ranges change and numbers are carried over, so this is only a hint, never a rule. */
  phones: RegExp;
  /** The code of the operator's menu in which a waiting payment can also be confirmed. */
  approvalCode: string;
};

/** Every mobile-money wallet, with what is known of it before any provider is asked. */
export const wallets = {
  mtn_momo: {
    name: 'MTN MoMo',
    words: /mtn|momo/i,
    phones: /^(67|65[0-4]|68)/,
    approvalCode: '*126#',
  },
  orange_money: {
    name: 'Orange Money',
    words: /orange/i,
    phones: /^(69|65[5-9])/,
    approvalCode: '#150*50#',
  },
} as const satisfies Record<string, Wallet>;

export type WalletId = keyof typeof wallets;
export const walletIds = Object.keys(wallets).filter(isWallet);

/** The ways to pay online; which provider serves each is the shop's setting (decision 28). */
export const onlineMethods = ['card', ...walletIds] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

export const paymentMethods = ['cash_on_delivery', ...onlineMethods] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const walletNames = {
  mtn_momo: wallets.mtn_momo.name,
  orange_money: wallets.orange_money.name,
} satisfies Record<WalletId, string>;

export function isWallet(method: string): method is WalletId {
  return Object.hasOwn(wallets, method);
}

/** The wallet that a number probably belongs to. */
export function walletHint(typed: string): WalletId | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?237(?=\d{9})/, '');
  return digits.length === 9 ? walletIds.find((wallet) => wallets[wallet].phones.test(digits)) : undefined;
}

const otherWords = { cash_on_delivery: /cash|esp[eè]ces|livraison|delivery/i, card: /card|carte/i };

/** The ways to pay in the order the owner typed; those left out come last, none is lost. */
export function readPaymentOrder(typed: string): PaymentMethod[] {
  const place = (method: PaymentMethod) => {
    const found = typed.search(isWallet(method) ? wallets[method].words : otherWords[method]);
    return found < 0 ? typed.length + paymentMethods.indexOf(method) : found;
  };
  return [...paymentMethods].sort((one, other) => place(one) - place(other));
}
