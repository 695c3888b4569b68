import { tabNotes } from '../state/browser.ts';

/** The names under which forms are kept, each explained on the privacy page (app/storefront/legal/on-device.ts). */
export type TypedForm = 'typedOrder' | 'typedCheckout' | 'typedCall' | 'typedPlace' | 'typedDialog';

/** Keeps what is typed into a form in this tab: it survives a reload, or a phone that drops the page for another one. */
export function keepTyped(name: TypedForm, form: HTMLFormElement, about = ''): void {
  keepFields(name, Object.fromEntries(new FormData(form)), about);
}

/** The same for values that no form holds. */
export function keepFields(name: TypedForm, fields: object, about: string): void {
  tabNotes.keep(name, { ...fields, about });
}

/** The kept input by the names of its fields; empty if the form was about something else. */
export function readTyped(name: TypedForm, about = ''): Record<string, string> {
  const fields = Object.fromEntries(
    Object.entries(tabNotes.read(name) ?? {}).filter((field): field is [string, string] =>
      field.every((part) => typeof part === 'string'),
    ),
  );
  return fields.about === about ? fields : {};
}

export function forgetTyped(name: TypedForm): void {
  tabNotes.forget(name);
}
