/**
 * The dialogs of the admin's lists that have an address: `?history=…` and the like. What is typed into one of them is lost by Back as by
 * Escape, unless a `LeaveGuard` in it asks first.
 */
const dialogNames = ['deleted', 'orders', 'history', 'adjust', 'limit', 'edit', 'price', 'stock'] as const;
export type DialogName = (typeof dialogNames)[number];

export function isDialogName(name: string): boolean {
  return dialogNames.some((known) => known === name);
}

/** Which dialogs an address opens, to compare two of them. */
export function dialogsIn(search: string): string {
  return [...new URLSearchParams(search)].filter(([name]) => isDialogName(name)).join();
}
