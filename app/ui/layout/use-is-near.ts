import { type RefObject, useEffect, useState } from 'react';

/** Whether the area has ever been within `margin` of the visible part of the page: from then on its content is fetched. */
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
