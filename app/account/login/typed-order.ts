import { tabNotes } from '../../state/browser.ts';

/** What is typed to order by phone number, in this tab: a reload, or a phone that drops the page for another one, does not cost it. */
export function keepTypedOrder(form: HTMLFormElement): void {
  tabNotes.keep('typedOrder', Object.fromEntries(new FormData(form)));
}

export function readTypedOrder(): Record<string, string> {
  const fields = Object.entries(tabNotes.read('typedOrder') ?? {}).filter(
    (field): field is [string, string] => field.every((part) => typeof part === 'string'),
  );
  return Object.fromEntries(fields);
}

export function forgetTypedOrder(): void {
  tabNotes.forget('typedOrder');
}
