import { useEffect, useRef } from 'react';
import { typeForever } from './type-forever.ts';

/**
 * Types one suggestion after the other, only for the eye. The document contains the first one, which stays without
 * scripts and for people who asked for less motion.
 */
export function TypedSuggestions({ suggestions }: { suggestions: readonly string[] }) {
  const textRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = textRef.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const typing = new AbortController();
    void typeForever(suggestions, typing.signal, (text) => {
      element.textContent = text;
    });
    return () => typing.abort();
  }, [suggestions]);

  return <span ref={textRef}>{suggestions[0]}</span>;
}
