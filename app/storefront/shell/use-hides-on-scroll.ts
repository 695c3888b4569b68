import { useEffect, useState } from 'react';

/** A smaller movement is a trembling thumb, not a direction. */
const LEAST_MOVE_PX = 8;

/** This near the top the header stays: its place would be empty without it. */
const NEAR_TOP_PX = 120;

/** True while the page is scrolled down; false at once when it is scrolled up, and near the top. */
export function useHidesOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let turningPoint = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (scrollY < NEAR_TOP_PX) setHidden(false);
      else if (Math.abs(scrollY - turningPoint) < LEAST_MOVE_PX) return;
      else setHidden(scrollY > turningPoint);
      turningPoint = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return isHidden;
}
