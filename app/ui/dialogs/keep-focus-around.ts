/**
 * Moves the focus from a pressed button to the element around it. If the button is removed by what it does, the focus would be
 * lost and a keyboard user would start again at the top of the page; from here she reaches what appears next.
 */
export function keepFocusAround(pressed: Element): void {
  const around = pressed.closest<HTMLElement>('form, dialog, main, nav details');
  if (around !== null) holdFocus(around);
}

/** Moves the focus to the page when the element that had it, or that opened a dialog, has gone. */
export function goOnInPage(): void {
  const page = document.querySelector('main');
  if (page !== null && document.activeElement === document.body) holdFocus(page);
}

/** Makes the element focusable until the focus moves on. */
function holdFocus(around: HTMLElement): void {
  around.tabIndex = -1;
  around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
  around.focus({ preventScroll: true });
}
