import type { CashDay, CashEntry, CashFigures, CashRow } from '#core/cash/cash-day.ts';
import type { CashDayView, CashEntryView, CashRowView } from '#shared/contract/cash.ts';

export function presentCashDay({ rows, totals, entries }: CashDay): Omit<CashDayView, 'day' | 'today'> {
  return {
    rows: rows.map(presentCashRow),
    totals: presentFigures(totals),
    entries: entries.map(presentEntry),
  };
}

function presentCashRow({ rider, ...figures }: CashRow): CashRowView {
  return {
    rider: rider ? { _id: rider.id, name: rider.name, phone: rider.phone } : null,
    ...presentFigures(figures),
  };
}

function presentFigures({
  dispatched,
  delivered,
  collected,
  handedOver,
  outstanding,
  toCollect,
}: CashFigures): CashDayView['totals'] {
  return {
    ...{ dispatched, delivered, collected },
    ...{ handed_over: handedOver, outstanding, to_collect: toCollect },
  };
}

function presentEntry({
  id,
  riderId,
  riderName,
  orderId,
  orderNumber,
  actorName,
  at,
  ...entry
}: CashEntry): CashEntryView {
  return {
    ...entry,
    ...{ _id: String(id), rider_id: riderId, rider_name: riderName },
    order: orderId === null || orderNumber === null ? null : { _id: orderId, orderId: orderNumber },
    actor_name: actorName,
    at: at.toISOString(),
  };
}
