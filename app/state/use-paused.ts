import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What is typed, once it has not changed for a moment. An object has to be the same one until then. */
export function usePaused<Typed>(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(waiting);
  }, [typed]);
  return paused;
}
