/**
 * The dialogs of the admin's lists that have an address: `?history=…` and the like. Back loses what is typed into one of them, as Escape
 * does, unless a `LeaveGuard` in it asks first.
 */
const dialogNames = ['deleted', 'orders', 'history', 'adjust', 'limit', 'edit', 'price', 'stock'] as const;
export type DialogName = (typeof dialogNames)[number];

export function isDialogName(name: string): boolean {
  return dialogNames.some((known) => known === name);
}

/** The dialogs that an address opens, as a text that can be compared with that of another address. */
export function dialogsIn(search: string): string {
  return [...new URLSearchParams(search)].filter(([name]) => isDialogName(name)).join();
}
