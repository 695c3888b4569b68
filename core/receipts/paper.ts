import type { Language } from '#shared/language.ts';

export type Paragraph = { heading: string; lines: string[] };

/** A printed page about an order with all its words; the printer does the layout. */
export type Paper = {
  language: Language;
  title: string;
  /** Under the title: number, date, state. */
  facts: string[];
  seller: Paragraph;
  /** Printed side by side. */
  parties: Paragraph[];
  columns: { name: string; unitPrice: string; quantity: string; amount: string };
  rows: { name: string; note: string; unitPrice: string; quantity: string; amount: string }[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Below the total: what was paid, what went back, what is still to pay. */
  settlement: { label: string; amount: string }[];
  /** Sentences below the sums about later changes of the lines. */
  remarks: string[];
  /** Printed prominently. */
  warning: string | undefined;
  closing: string;
};

/** A slip put into a parcel that lists its contents. */
export type PackingSlip = {
  language: Language;
  store: string;
  title: string;
  /** Large, and as a bar code. */
  orderNumber: string;
  facts: string[];
  /** The amount the rider has to collect, or that there is none. */
  cash: { label: string; amount: string | undefined };
  /** What changes the line above: the rest may be paid since, or the payment was simulated. */
  warnings: string[];
  recipient: { heading: string; name: string; lines: string[]; phones: string[] };
  /** A QR code beside the recipient, for paying what is due. */
  payment: { address: string; label: string } | undefined;
  contents: { heading: string; pieces: string; rows: { quantity: string; name: string; note: string }[] };
  /** Empty ruled lines to write on. */
  notes: string;
  signature: string;
};

/** The port for printed papers, as PDF: receipts are A4; packing slips are A5, each on a new page. */
export type PaperPrinter = {
  /** Each paper begins on a new page. */
  print(papers: readonly Paper[]): Promise<Buffer>;
  printSlips(slips: readonly PackingSlip[]): Promise<Buffer>;
};
