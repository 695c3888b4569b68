export type InvoiceKind = 'invoice' | 'credit_note';

export type InvoicedLine = {
  name: string;
  nameFr: string | null;
  unit: string;
  unitPrice: number;
  discount: number;
  discountedUnitPrice: number;
  /** Below zero on a supplementary invoice: pieces that left the order. */
  quantity: number;
};

/** The lines of an invoice as they were sold; of a supplementary one, what changed since the invoice before. */
export type InvoiceDocument = {
  undiscountedTotal: number;
  /** Absent from invoices that were issued before orders had them. */
  reduction?: number;
  deliveryFee?: number;
  total: number;
  /** Of a supplementary one: what of its total is not in the lines, because credit notes or refunds have it already. */
  setOff?: number;
  lines: readonly InvoicedLine[];
};

/** What an order came to when the last of its invoices was made. */
export function invoicedTotalOf(documents: readonly InvoiceDocument[]): number {
  return documents.reduce((sum, { total, setOff = 0 }) => sum + total - setOff, 0);
}

/** 'F-2026-00012' of an invoice (facture), 'A-2026-00003' of a credit note (avoir). */
export function invoiceNumber({
  kind,
  year,
  number,
}: {
  kind: InvoiceKind;
  year: number;
  number: number;
}): string {
  return `${kind === 'invoice' ? 'F' : 'A'}-${year}-${String(number).padStart(5, '0')}`;
}
