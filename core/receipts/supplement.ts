import { formatDay } from '#shared/formats/dates.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import type { Invoice, IssuedInvoice } from '../invoices/invoice-queries.ts';
import type { Paper } from './paper.ts';
import { rowOf } from './receipt.ts';

/** The paper of a supplementary invoice, for charges after the first one: added pieces, pieces that left, and the difference. */
export function supplementOf(
  invoicePaper: Paper,
  { invoice, supplement, mention }: { invoice: Invoice; supplement: IssuedInvoice; mention: string },
): Paper {
  const { language, seller, parties, columns } = invoicePaper;
  const t = receiptMessages[language];
  const first = invoiceNumber({ kind: 'invoice', ...invoice });
  const { lines, reduction = 0, setOff = 0, total } = supplement.document;
  const [buyer] = parties;
  return {
    ...{ language, seller, columns },
    title: t.supplementTitle,
    facts: [
      t.invoiceNumber(
        invoiceNumber({ kind: 'invoice', ...supplement }),
        formatDay(supplement.issuedAt, language),
      ),
      t.supplementTo(first, formatDay(invoice.issuedAt, language)),
      ...invoicePaper.facts.slice(1),
    ],
    parties: buyer ? [buyer] : [],
    rows: lines.map((line) => rowOf(line, language)),
    sums: [
      ...(reduction === 0 ? [] : [{ label: t.reduction, amount: formatFrancs(-reduction) }]),
      ...(setOff === 0 ? [] : [{ label: t.setOff, amount: formatFrancs(setOff) }]),
    ],
    total: { label: t.total, amount: formatFrancs(total) },
    settlement: [],
    remarks: [],
    warning: undefined,
    closing: mention,
  };
}
