import { type RefObject, useEffect, useState } from 'react';

/** True once the area has come near what is seen, and from then on: to ask for what is in it. */
export function useIsNear(area: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (area.current === null) return;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    });
    watching.observe(area.current);
    return () => watching.disconnect();
  }, [area, margin]);
  return isNear;
}
