import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Closes an open panel on Esc, on a press elsewhere, and when the focus moves on. A panel that does not float closes only on Esc:
 * closing it on a press would move the pressed element from under the finger.
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

  // A layout effect, because a frame later is too late: on a busy phone Esc came before its listener, and the panel stayed.
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
