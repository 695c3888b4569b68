import { type RefObject, useEffect, useRef } from 'react';

/** Closes an open panel by Esc, by a press elsewhere, and when the focus moves on. */
export function useCloseOutside(
  areaRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  }, [close]);

  useEffect(() => {
    const area = areaRef.current;
    if (!isOpen || area === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeWhenOutside = (event: Event) => {
      if (event.target instanceof Node && !area.contains(event.target)) closeRef.current();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeRef.current();
      area.querySelector<HTMLElement>('[aria-expanded], summary')?.focus();
    };
    document.addEventListener('pointerdown', closeWhenOutside, { signal });
    document.addEventListener('focusin', closeWhenOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => listening.abort();
  }, [areaRef, isOpen]);
}
