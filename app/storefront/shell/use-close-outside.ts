import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Closes an open panel by Esc, by a press elsewhere, and when the focus moves on. A panel that does not float stays: closing it would move
 * what is being pressed from under the finger.
 */
export function useCloseOutside(
  areaRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  floats: () => boolean = always,
): void {
  const closeRef = useRef(close);
  const floatsRef = useRef(floats);
  useEffect(() => {
    closeRef.current = close;
    floatsRef.current = floats;
  }, [close, floats]);

  // Not a frame later: on a busy phone Esc came before its listener, and the panel stayed.
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!isOpen || area === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeWhenOutside = (event: Event) => {
      const isOutside = event.target instanceof Node && !area.contains(event.target);
      if (isOutside && floatsRef.current()) closeRef.current();
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

function always(): boolean {
  return true;
}
