import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const NAVIGATION_ID = 'site-navigation';

const OPEN = 'site-navigation--open';

type SheetProps = { navigationRef: RefObject<HTMLElement | null> };

/**
 * The sheet of a phone: closed by a navigation, and opened by scripts where the browser knows no popovers. It draws nothing, and listens to
 * the address in the place of the menu: drawing its hundred links anew at each letter of a search held up the next one.
 */
export function NavigationSheet({ navigationRef }: SheetProps) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // It would stay open over the next page. On the first one it may have been opened before scripts came.
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
  // Browsers without popovers throw at a selector they do not know.
  else if (navigation.matches(':popover-open')) navigation.hidePopover();
}

function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
