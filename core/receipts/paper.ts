import type { Language } from '#shared/language.ts';

export type Paragraph = { heading: string; lines: string[] };

/** A printed page about an order, with every word on it; how it is laid out is the printer's business. */
export type Paper = {
  language: Language;
  title: string;
  /** Under the title: number, date, state. */
  facts: string[];
  seller: Paragraph;
  /** Beside each other. */
  parties: Paragraph[];
  columns: { name: string; unitPrice: string; quantity: string; amount: string };
  rows: { name: string; note: string; unitPrice: string; quantity: string; amount: string }[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** What must not be overlooked. */
  warning: string | undefined;
  closing: string;
};

/** The port of papers: PDF, A4. */
export type PaperPrinter = { print(paper: Paper): Promise<Buffer> };
