import { formatDay } from '#shared/formats/dates.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import type { Language } from '#shared/language.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import type { CreditNote, Invoice } from '../invoices/invoice-queries.ts';
import type { Paper } from './paper.ts';

/** The paper of a credit note: the parties of the invoice, the number of the invoice it credits fully or in part, and the way back. */
export function creditNoteOf(
  invoicePaper: Paper,
  { invoice, note, mention }: { invoice: Invoice; note: CreditNote; mention: string },
): Paper {
  const { language, seller, parties, columns } = invoicePaper;
  const t = receiptMessages[language];
  const taken = t.takenBack(
    invoiceNumber({ kind: 'invoice', ...invoice }),
    formatDay(invoice.issuedAt, language),
  );
  const amount = formatFrancs(note.amount);
  const [buyer] = parties;
  return {
    ...{ language, seller, columns },
    title: t.creditNoteTitle,
    facts: [
      t.invoiceNumber(invoiceNumber({ kind: 'credit_note', ...note }), formatDay(note.issuedAt, language)),
      ...invoicePaper.facts.slice(1),
    ],
    parties: [...(buyer ? [buyer] : []), { heading: t.refund, lines: waysOf(note, language) }],
    rows: [{ name: taken, note: '', unitPrice: amount, quantity: '1', amount }],
    sums: [],
    total: { label: t.total, amount },
    settlement: [],
    remarks: [],
    warning: undefined,
    closing: mention,
  };
}

function waysOf({ way, reference }: CreditNote, language: Language): string[] {
  const t = receiptMessages[language];
  if (way === undefined) return [t.setOffInOrder];
  return [wayText(way, language), ...(reference === '' ? [] : [t.reference(reference)])];
}

function wayText(way: NonNullable<CreditNote['way']>, language: Language): string {
  const t = receiptMessages[language];
  if (way.kind === 'cash') return t.givenBackInCash;
  if (way.kind === 'elsewhere') return t.givenBackElsewhere;
  return way.kind === 'dispute' ? t.takenByBank : t.givenBackBy(t[way.method]);
}
