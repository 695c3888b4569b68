import type { ProviderId } from './payment-attempts.ts';

/** Providers whose statements can be compared with the books. */
export const statementProviders = [
  'stripe',
  'mtn_momo',
  'orange_web',
  'orange_push',
] as const satisfies readonly ProviderId[];
export type StatementProvider = (typeof statementProviders)[number];

/** What a column of a statement can contain; the first three are required. */
export const statementFields = ['date', 'reference', 'amount', 'otherReference', 'fee', 'status'] as const;
export type StatementField = (typeof statementFields)[number];
export const neededStatementFields = [
  'date',
  'reference',
  'amount',
] as const satisfies readonly StatementField[];

/** The title of the column of each field. */
export type StatementColumns = Partial<Record<StatementField, string>>;

export const statementLineKinds = ['payment', 'refund', 'fee', 'other'] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];

/** How a line of a statement compares with the books; `other` needs no counterpart. */
export const statementResults = ['missing_here', 'missing_there', 'differs', 'matched', 'other'] as const;
export type StatementResult = (typeof statementResults)[number];

export const statementLimits = { megabytes: 5, title: 120, note: 300 } as const;

/** Patterns that recognise a title, without case and accents. The wallets' providers publish no list of their titles. */
const titleWords: Readonly<Record<StatementField, RegExp>> = {
  date: /^(created_utc|created|date|date et heure|date and time|transaction date|date (de|d.) ?(la )?(transaction|operation))$/,
  reference:
    /^(payment_intent_id|source_id|id|reference|transaction id|financial transaction id|txnid|txn id|numero|id transaction|reference transaction)$/,
  otherReference:
    /^(charge_id|external id|external transaction id|order_id|order id|id externe|reference externe)$/,
  amount: /^(gross|amount|montant|credit)( \(?(xaf|fcfa)\)?)?$/,
  fee: /^(fee|fees|frais|commission|commissions)( \(?(xaf|fcfa)\)?)?$/,
  status: /^(status|statut|etat)$/,
};

/** For each field, the first column that probably contains it. */
export function suggestColumns(titles: readonly string[]): StatementColumns {
  const plain = (title: string) => title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  const found = statementFields.map(
    (field) => [field, titles.find((title) => titleWords[field].test(plain(title)))] as const,
  );
  return Object.fromEntries(found.filter(([, title]) => title !== undefined));
}
