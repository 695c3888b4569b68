const KEPT = 'typedOrder';

/** What is typed to order by phone number, in this tab: a reload, or a phone that drops the page for another one, does not cost it. */
export function keepTypedOrder(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch (blocked) {
    console.info('What is typed cannot be kept', blocked);
  }
}

export function readTypedOrder(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    const fields = Object.entries(kept ?? {}).filter((field): field is [string, string] =>
      field.every((part) => typeof part === 'string'),
    );
    return Object.fromEntries(fields);
  } catch (unreadable) {
    console.info('What was typed cannot be read', unreadable);
    return {};
  }
}

export function forgetTypedOrder(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch (blocked) {
    console.info('What was typed cannot be forgotten', blocked);
  }
}
