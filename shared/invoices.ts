export type InvoiceKind = 'invoice' | 'credit_note';

/** The lines of an invoice as they were sold. */
export type InvoiceDocument = {
  undiscountedTotal: number;
  /** Absent from invoices that were issued before orders had them. */
  reduction?: number;
  deliveryFee?: number;
  total: number;
  lines: readonly {
    name: string;
    nameFr: string | null;
    unit: string;
    unitPrice: number;
    discount: number;
    discountedUnitPrice: number;
    quantity: number;
  }[];
};

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
