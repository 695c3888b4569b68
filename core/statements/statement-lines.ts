import { createHash } from 'node:crypto';
import type { StatementColumns, StatementLineKind } from '#shared/statements.ts';
import { attemptOfShortReference } from '../payments/short-reference.ts';
import { readAmount, readMoment, readNumber } from './statement-cells.ts';

/** A line of a provider's statement. */
export type StatementLine = {
  /** The provider's own number of the line, or else a hash of its content. */
  key: string;
  kind: StatementLineKind;
  /** Numbers that may identify a payment, a refund or an order. */
  referenceWords: string[];
  reference: string;
  amount: number;
  fee: number;
  at: Date;
  dispute?: StatedDispute;
};

/** A bank took the money of a payment, or has given it back after all. */
export type StatedDispute = { id: string; transactionId: string; isReversed: boolean };

/** Reads one row; undefined if it is not about money that moved. */
export type ReadLine = (cells: readonly string[]) => StatementLine | undefined;

const noMoney = /fail|echou|échou|reject|rejet|annul|cancel|expir|pending|attente|declin|refus/i;
const mostWords = 20;

/** A reader for a file whose columns the owner has named. Positive amounts came in, negative ones went out. */
export function readerOfColumns(titles: readonly string[], columns: StatementColumns): ReadLine {
  const cellOf = (cells: readonly string[], title: string | undefined) =>
    title === undefined ? '' : (cells[titles.indexOf(title)] ?? '').trim();
  const seen = new Map<string, number>();
  return (cells) => {
    const at = readMoment(cellOf(cells, columns.date), zoneOf(columns.date));
    const amount = readAmount(cellOf(cells, columns.amount));
    if (at === undefined || amount === undefined || noMoney.test(cellOf(cells, columns.status)))
      return undefined;
    const reference = cellOf(cells, columns.reference);
    const other = cellOf(cells, columns.otherReference);
    const fee = Math.abs(readAmount(cellOf(cells, columns.fee)) ?? 0);
    if (amount === 0 && fee === 0) return undefined;
    const facts = [at.toISOString(), reference, other, amount, fee].join(' ');
    const nth = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, nth);
    return {
      key: createHash('sha256').update(`${facts} ${nth}`).digest('hex'),
      kind: amount === 0 ? 'fee' : amount > 0 ? 'payment' : 'refund',
      referenceWords: wordsOf([reference, other]),
      ...{ reference: reference || other, amount: Math.abs(amount), fee, at },
    };
  };
}

const stripeTitles = ['balance_transaction_id', 'gross', 'fee', 'reporting_category'];

/** Whether a file is one of Stripe's itemized reports of the balance or of payouts, recognized by its column titles. */
export function isStripeReport(titles: readonly string[]): boolean {
  return (
    stripeTitles.every((title) => titles.includes(title)) && titles.some((title) => /^created/.test(title))
  );
}

export function readerOfStripe(titles: readonly string[]): ReadLine {
  return (cells) => {
    const cellOf = (title: string) => (cells[titles.indexOf(title)] ?? '').trim();
    const date = ['created_utc', 'created'].find((title) => titles.includes(title)) ?? '';
    const at = readMoment(cellOf(date), zoneOf(date));
    const gross = readNumber(cellOf('gross'));
    const key = cellOf('balance_transaction_id');
    if (at === undefined || gross === undefined || key === '') return undefined;
    const rate = francsEach(cellOf, gross);
    const kind = kindOfCategory(cellOf('reporting_category'));
    if (rate === undefined)
      return { key, kind: 'other', referenceWords: [], reference: key, amount: 0, fee: 0, at };
    const inFrancs = (sum: number) => Math.round(sum * rate);
    const fee = inFrancs(readNumber(cellOf('fee')) ?? 0);
    const ids = ['payment_intent_id', 'source_id', 'charge_id'].map(cellOf).filter((id) => id !== '');
    // Two refunds of a payment share its number, so each is shown by its own.
    const reference = (kind === 'refund' && cellOf('source_id')) || (ids[0] ?? key);
    const dispute = disputeOf(cellOf);
    return {
      ...{ key, kind, at, reference },
      ...(dispute ? { dispute } : {}),
      referenceWords: wordsOf([...ids, cellOf('description')]),
      amount: kind === 'fee' ? 0 : Math.abs(inFrancs(gross)),
      fee: kind === 'fee' ? fee - inFrancs(gross) : fee,
    };
  };
}

/** Francs per unit of the balance's currency, from what the shopper paid; undefined if the line does not say that. */
function francsEach(cellOf: (title: string) => string, gross: number): number | undefined {
  if (cellOf('currency').toLowerCase() === 'xaf') return 1;
  const paid = readNumber(cellOf('customer_facing_amount'));
  const isInFrancs = cellOf('customer_facing_currency').toLowerCase() === 'xaf';
  return isInFrancs && paid !== undefined && gross !== 0 ? Math.abs(paid / gross) : undefined;
}

function kindOfCategory(category: string): StatementLineKind {
  if (category === 'charge') return 'payment';
  if (category === 'refund') return 'refund';
  return category === 'fee' || category === 'network_cost' ? 'fee' : 'other';
}

const ofDisputes: Readonly<Record<string, boolean>> = { dispute: false, dispute_reversal: true };

function disputeOf(cellOf: (title: string) => string): StatedDispute | undefined {
  const isReversed = ofDisputes[cellOf('reporting_category')];
  const [id, transactionId] = [cellOf('source_id'), cellOf('payment_intent_id')];
  return isReversed === undefined || id === '' || transactionId === ''
    ? undefined
    : { id, transactionId, isReversed };
}

function zoneOf(title: string | undefined): string {
  return title !== undefined && /utc/i.test(title) ? 'Z' : '+01:00';
}

/** The words of the cells. Short references, as sent to Orange, are also turned back into attempt ids. */
function wordsOf(cells: readonly string[]): string[] {
  const words = cells.flatMap((cell) => cell.split(/[^\w-]+/)).filter((word) => word.length >= 4);
  const attempts = words.map(attemptOfShortReference).filter((id) => id !== undefined);
  return [...new Set([...words, ...attempts])].slice(0, mostWords);
}
