import { type DeskView, deskViews } from '#shared/order-desk.ts';
import { orderStatuses, paymentStatuses } from '#shared/order-status.ts';

/** The filters of the desk beside its views, by the names they have in the address. */
export const filterNames = ['status', 'payment', 'city', 'from', 'to'] as const;

/** The view of the address. By default the desk shows what has to be done first; a search covers all orders. */
export function viewOf(query: URLSearchParams): DeskView {
  const named = deskViews.find((view) => view === query.get('view'));
  return named ?? (query.get('search') ? 'all' : 'to_confirm');
}

/** The input for the API from the desk's address; values that make no sense are left out. */
export function deskInput(query: URLSearchParams) {
  const status = orderStatuses.find((known) => known === query.get('status'));
  const payment = paymentStatuses.find((known) => known === query.get('payment'));
  const from = dayOf(query.get('from'));
  const to = dayOf(query.get('to'));
  return {
    view: viewOf(query),
    search: query.get('search') ?? '',
    city: query.get('city') ?? '',
    ...(status ? { status } : {}),
    ...(payment ? { payment_status: payment } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** True where neither a view nor a search nor a filter leaves an order out. */
export function showsAllOrders(query: URLSearchParams): boolean {
  const { view, ...narrowed } = deskInput(query);
  return view === 'all' && Object.values(narrowed).every((value) => value === '');
}

function dayOf(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}
