import { type Francs, francs } from '#shared/money.ts';

/** What becomes of an order where another amount than was asked for is accepted. */
export type IfAccepted = {
  /** Written off. */
  waived: Francs;
  /** Still to be paid. */
  due: Francs;
  /** More than the order costs; it stays with the shop. */
  surplus: Francs;
};

type Figures = {
  asked: number;
  came: number;
  /** Of the order, before this payment. */
  settled: number;
  total: number;
};

/**
 * Only what is missing of the amount that was asked for is written off: what was never asked for, as the rest of an order that is paid in
 * parts, stays due. What went back meanwhile is no reason to write off more: its refund is in the books by itself.
 */
export function ifAccepted({ asked, came, settled, total }: Figures): IfAccepted {
  const open = total - settled - came;
  const due = Math.max(0, open);
  const waived = Math.min(due, Math.max(0, asked - came));
  return { waived: francs(waived), due: francs(due - waived), surplus: francs(Math.max(0, -open)) };
}
