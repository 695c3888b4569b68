import { type Francs, francs } from '#shared/money.ts';

/** What happens to an order if the shop accepts another amount than it asked for. */
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
  /** What was settled of the order before this payment. */
  settled: number;
  total: number;
};

/**
 * Writes off only what is missing from the amount asked for. What was never asked for, such as the rest of an order paid in parts, stays
 * due. Money that went back meanwhile does not raise the write-off, because its refund is booked by itself.
 */
export function ifAccepted({ asked, came, settled, total }: Figures): IfAccepted {
  const open = total - settled - came;
  const due = Math.max(0, open);
  const waived = Math.min(due, Math.max(0, asked - came));
  return { waived: francs(waived), due: francs(due - waived), surplus: francs(Math.max(0, -open)) };
}
