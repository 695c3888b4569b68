import { useEffect, useState } from 'react';

const pauseMs = 300;

/** A text once it has not changed for a moment. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(waiting);
  }, [text]);
  return paused;
}
