import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const NAVIGATION_ID = 'site-navigation';

const OPEN = 'site-navigation--open';

type SheetProps = { navigationRef: RefObject<HTMLElement | null> };

/**
 * Closes a phone's sheet on navigation, and opens it by script where the browser does not support popovers. It renders
 * nothing, and subscribes to the address so that the menu need not: drawing the menu's hundred links again at each
 * letter of a search delayed the next letter.
 */
export function NavigationSheet({ navigationRef }: SheetProps) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // The sheet would stay open over the next page. Not on the first page, where it may have been opened before scripts loaded.
    if (key !== shown.current && navigationRef.current) closeSheet(navigationRef.current);
    shown.current = key;
  }, [key, navigationRef]);

  useEffect(() => {
    if (knowsPopovers()) return;
    const toggle = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest(`[popovertarget="${NAVIGATION_ID}"]`) : null;
      if (button) navigationRef.current?.classList.toggle(OPEN);
    };
    document.addEventListener('click', toggle);
    return () => document.removeEventListener('click', toggle);
  }, [navigationRef]);
  return null;
}

function closeSheet(navigation: HTMLElement): void {
  if (!knowsPopovers()) navigation.classList.remove(OPEN);
  // Browsers without popovers throw on this selector.
  else if (navigation.matches(':popover-open')) navigation.hidePopover();
}

function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
