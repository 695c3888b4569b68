import { useSyncExternalStore } from 'react';

/**
 * The open dialogs, the topmost one last. While one is open the rest of the page is inert, live regions included, so
 * toasts are rendered in the topmost dialog to be seen and heard.
 */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function putOnTop(modal: HTMLDialogElement): void {
  setOpenModals([...openModals.filter((open) => open !== modal), modal]);
}

export function takeAway(modal: HTMLDialogElement): void {
  if (openModals.includes(modal)) setOpenModals(openModals.filter((open) => open !== modal));
}

export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1),
    () => undefined,
  );
}

function setOpenModals(modals: readonly HTMLDialogElement[]): void {
  openModals = modals;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
