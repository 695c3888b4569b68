import { type RawBuilder, sql } from 'kysely';

// How a sale lowers a price, as PostgreSQL expressions, used wherever a sale begins, ends, or meets a change by the owner. A percent
// becomes francs by `price_paid` there and by `priceAfterDiscount` here: the price is reduced by an amount that is rounded up.

/** The percent that counts if several sales run: the highest; they are never added up. */
export function percentOfSales(percents: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`max(${percents})`;
}

/** False for a sale that would leave less than one franc of a price: it does not count. */
export function leavesAFranc(price: RawBuilder<number>, percent: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`price_paid(${price}, ${percent}) >= 1`;
}

/** The discount that counts for the price: the higher of the owner's own and that of the sales, which is null while none runs. */
export function higherDiscount(
  own: RawBuilder<number>,
  ofSales: RawBuilder<number | null>,
): RawBuilder<number> {
  return sql<number>`greatest(${own}, coalesce(${ofSales}, 0))`;
}
