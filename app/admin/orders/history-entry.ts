import type { DeskOrderView } from '#shared/contract/order-desk.ts';

/** What happened to an order, oldest first: its steps and notes, and the riders who had its parcel. */
export type HistoryEntry =
  | { kind: 'event'; at: string; event: DeskOrderView['events'][number] }
  | { kind: 'rider'; at: string; change: DeskOrderView['riderChanges'][number] };

export function historyOf({ events, riderChanges }: DeskOrderView): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...events.map((event) => ({ kind: 'event' as const, at: event.at, event })),
    ...riderChanges.map((change) => ({ kind: 'rider' as const, at: change.at, change })),
  ];
  // At the same moment, the step comes before the change of rider: sorting keeps their order.
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
