import { type RawBuilder, sql } from 'kysely';

// How a sale lowers a price, as PostgreSQL reads it wherever a sale begins, ends, or meets what an owner changes. The francs of a percent
// are `price_paid` there and `priceAfterDiscount` here: the reduction is rounded up.

/** Of the percents of several sales; they are never added up. */
export function percentOfSales(percents: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`max(${percents})`;
}

/** A sale that would leave no franc of a price does not count. */
export function leavesAFranc(price: RawBuilder<number>, percent: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`price_paid(${price}, ${percent}) >= 1`;
}

/** What the price has of the owner's own discount and that of the sales, which is null while none runs: the higher one. */
export function higherDiscount(
  own: RawBuilder<number>,
  ofSales: RawBuilder<number | null>,
): RawBuilder<number> {
  return sql<number>`greatest(${own}, coalesce(${ofSales}, 0))`;
}
