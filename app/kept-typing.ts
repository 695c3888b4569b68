import { tabNotes } from './state/browser.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was typed and chosen on this page, except passwords, across a reload of its document. Fields of the type `hidden` are left out: the
 * page works them out. It forgets what is in the form that was
 * `sent`: from then on the page shows the server's state of it.
 */
export function keepTyping(sent?: HTMLFormElement): void {
  tabNotes.keep('keptTyping', [
    location.href,
    ...fields().map((field) => (field.form === sent ? undefined : enteredIn(field))),
  ]);
}

/** Puts the typed values back; call it once the page is interactive. Its fields get the same events as from typing. */
export function restoreTyping(): void {
  const kept = tabNotes.take('keptTyping');
  const [address, ...values]: unknown[] = Array.isArray(kept) ? kept : [];
  if (address !== location.href) return;
  for (const [index, field] of fields().entries()) {
    const value = values[index];
    if (value === enteredIn(field)) continue;
    if (typeof value === 'boolean') field.click();
    if (typeof value !== 'string') continue;
    field.value = value;
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

function fields(): Field[] {
  return [
    ...document.querySelectorAll<Field>(
      'input:not([type=password], [type=file], [type=hidden]), textarea, select',
    ),
  ];
}

function enteredIn(field: Field): string | boolean {
  return field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? field.checked : field.value;
}
