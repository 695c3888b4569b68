import { type RefObject, useEffect, useState } from 'react';

/** Whether a row is wider than its container; false until scripts have measured it. */
export function useOverflows(rowRef: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return;
    const watching = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth));
    watching.observe(row);
    return () => watching.disconnect();
  }, [rowRef]);

  return overflows;
}
