import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { goOnInPage } from './keep-focus-around.ts';
import { putOnTop, takeAway } from './modal-stack.ts';

/**
 * Opens a native dialog as a modal. The browser keeps the focus inside and returns it on close; Esc and a press on the
 * backdrop ask the owner to close, so that the owner's state and the dialog never differ.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const onCloseRef = useRef(onClose);

  useEffect(() => {
    onCloseRef.current = onClose;
  }, [onClose]);

  // A layout effect, because a frame later is too late: on a busy phone a key press came while the dialog still held the page.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null || !isOpen) return;
    if (!dialog.open) dialog.showModal();
    focusFirstField(dialog);
    putOnTop(dialog);
    const stopListening = listenForClosing(dialog, () => onCloseRef.current());
    return () => {
      stopListening();
      dialog.close();
      takeAway(dialog);
      goOnInPage();
      dropSecondPress();
    };
  }, [isOpen]);

  return dialogRef;
}

const fields =
  'form :is(input:not([type=hidden], [type=file]), select, textarea, .quantity-stepper button:enabled)';
const controls = `${fields}, form button`;

/**
 * Focuses the first field of a form, not the button that closes it. On a touch screen only where text has to be typed: a keyboard
 * that opens over filled fields, or over buttons that are pressed first, hides what the person came to change.
 */
function focusFirstField(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement
  >(fields);
  if (field === null || field.type === 'radio' || field.closest('dialog') !== dialog) return;
  const isToBeRead =
    field.value !== '' || field instanceof HTMLButtonElement || dialog.querySelector(controls) !== field;
  if (!isToBeRead || !matchMedia('(pointer: coarse)').matches) field.focus();
}

/** The longest time that systems allow between the presses of a double click. */
const DOUBLE_PRESS_MS = 500;

/** Ignores the second press of a double click that closed the dialog: it would hit what lay under the dialog. */
function dropSecondPress(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', drop, { capture: true });
  setTimeout(() => document.removeEventListener('click', drop, { capture: true }), DOUBLE_PRESS_MS);
}

function listenForClosing(dialog: HTMLDialogElement, askToClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Only a press that begins on the backdrop closes: selecting a field's text may end outside the dialog.
  let pressBeganOutside = false;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressBeganOutside = event.target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      if (pressBeganOutside && event.target === dialog) askToClose();
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    },
    { signal },
  );
  // Chromium closes on a second Esc even when the first was refused. A dialog that is open again may get the event of its last
  // closing, which is ignored.
  dialog.addEventListener(
    'close',
    () => {
      if (!dialog.open) askToClose();
    },
    { signal },
  );
  return () => listening.abort();
}
