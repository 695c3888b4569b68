/** The one folder that writes a table; every other reads it, or asks the owner. */
export const tableOwners: Readonly<Record<string, string>> = {
  addresses: 'core/addresses',
  auditEntries: 'core/audit',
  blockedPhones: 'core/accounts',
  cartItems: 'core/cart',
  cashCollections: 'core/cash',
  cashHandovers: 'core/cash',
  cashWriteOffs: 'core/cash',
  categories: 'core/catalogue',
  contactMessages: 'core/contact',
  idempotencyKeys: 'core/idempotency',
  disputes: 'core/disputes',
  ignoredSearches: 'core/search',
  emailChanges: 'core/accounts',
  importFiles: 'core/catalogue-files',
  importProblems: 'core/catalogue-files',
  importRows: 'core/catalogue-files',
  imports: 'core/catalogue-files',
  mailOutbox: 'core/mail',
  media: 'core/media',
  missedSearches: 'core/search',
  newsletterSubscribers: 'core/newsletter',
  oneTimeCodes: 'core/accounts',
  orderEvents: 'core/orders',
  orderLineChanges: 'core/orders',
  orderLines: 'core/orders',
  orderNews: 'core/orders',
  orders: 'core/orders',
  phoneCodes: 'core/accounts',
  paymentAttempts: 'core/payments',
  paymentEvents: 'core/settlement',
  requestCounts: 'core/request-counts',
  productCategories: 'core/catalogue',
  productSubCategories: 'core/catalogue',
  products: 'core/catalogue',
  refundReversals: 'core/refunds',
  refunds: 'core/refunds',
  resetGrants: 'core/accounts',
  returnRequests: 'core/returns',
  riderChanges: 'core/cash',
  riders: 'core/cash',
  secrets: 'server/auth-secret.ts',
  sessions: 'core/accounts',
  settings: 'core/settings',
  stockMovements: 'core/stock',
  subCategories: 'core/catalogue',
  subCategoryCategories: 'core/catalogue',
  unansweredCalls: 'core/order-desk',
  users: 'core/accounts',
};

/**
 * Tables written outside their owner today. The list may only shrink: a new line needs a decision record that says why
 * the owner cannot do it.
 */
export const knownTrespasses: readonly string[] = [
  // The engine's own columns of the tables that hold jobs (decision 421).
  'core/jobs writes _',
  // The stock is a column of its product, locked and counted with it (decision 110).
  'core/stock writes products',
];
