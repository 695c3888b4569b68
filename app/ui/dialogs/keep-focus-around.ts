/**
 * A button that goes away with what it was pressed for takes the focus with it, and the person who uses the keyboard would start
 * again at the top of the page. It stays with what is around the button, and is there for what appears.
 */
export function keepFocusAround(pressed: Element): void {
  const around = pressed.closest<HTMLElement>('form, dialog, main, nav details');
  if (around !== null) holdFocus(around);
}

/** What was pressed, or what opened a dialog, may have gone meanwhile: then the page itself is where one goes on. */
export function goOnInPage(): void {
  const page = document.querySelector('main');
  if (page !== null && document.activeElement === document.body) holdFocus(page);
}

/** Until something inside takes it. */
function holdFocus(around: HTMLElement): void {
  around.tabIndex = -1;
  around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
  around.focus({ preventScroll: true });
}
