import { useEffect, useState } from 'react';

const pauseMs = 300;

/** The typed value, once it has not changed for `pauseMs`. An object must keep its identity until then. */
export function usePaused<Typed>(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(waiting);
  }, [typed]);
  return paused;
}
