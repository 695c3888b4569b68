import { useEffect } from 'react';

const THROTTLE_MS = 150;
/** The share of the page's height at which the next page is fetched (spec §9). */
const TRIGGER_AT = 0.8;

/** Calls `load` while the reader is beyond 80 % of the page, checked every 150 ms during scrolling. */
export function useLoadOnScroll(isActive: boolean, load: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const read = window.scrollY + window.innerHeight;
      if (read >= document.documentElement.scrollHeight * TRIGGER_AT) load();
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    // Checked at once, because a first page that does not fill the screen cannot be scrolled.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [isActive, load]);
}
