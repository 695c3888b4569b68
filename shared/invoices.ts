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

/** The lines of an invoice as they were sold; on a supplementary invoice, the changes since the invoice before. */
export type InvoiceDocument = {
  undiscountedTotal: number;
  /** Absent from invoices issued before orders had reductions. */
  reduction?: number;
  deliveryFee?: number;
  total: number;
  /** On a supplementary invoice: the part of its total that is not in the lines, because credit notes or refunds already cover it. */
  setOff?: number;
  lines: readonly InvoicedLine[];
};

/** The total of the order at the time of its last invoice. */
export function invoicedTotalOf(documents: readonly InvoiceDocument[]): number {
  return documents.reduce((sum, { total, setOff = 0 }) => sum + total - setOff, 0);
}

/** 'F-2026-00012' for an invoice (facture), 'A-2026-00003' for a credit note (avoir). */
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
