import type { DeskOrderView } from '#shared/contract/order-desk.ts';

/** What happened to an order, in the order in which it happened: its steps and notes, and whose hands its parcel went through. */
export type HistoryEntry =
  | { kind: 'event'; at: string; event: DeskOrderView['events'][number] }
  | { kind: 'rider'; at: string; change: DeskOrderView['riderChanges'][number] };

export function historyOf({ events, riderChanges }: DeskOrderView): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...events.map((event) => ({ kind: 'event' as const, at: event.at, event })),
    ...riderChanges.map((change) => ({ kind: 'rider' as const, at: change.at, change })),
  ];
  // Of one moment, the step comes before the change of rider: sorting keeps their order.
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
