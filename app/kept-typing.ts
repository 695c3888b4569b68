import { tabNotes } from './state/browser.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed and chosen on this page, but for passwords, over a reload of its document. */
export function keepTyping(): void {
  tabNotes.keep('keptTyping', [location.href, ...fields().map(enteredIn)]);
}

/** It was sent: what the page holds from now on is the server's. */
export function forgetTyping(): void {
  tabNotes.forget('keptTyping');
}

/** To be called when the page answers: its fields hear of it as of typing. */
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
  return [...document.querySelectorAll<Field>('input:not([type=password], [type=file]), textarea, select')];
}

function enteredIn(field: Field): string | boolean {
  return field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? field.checked : field.value;
}
