import { useEffect, useState } from 'react';
import { type Depth, facetValues } from '#shared/list-choice.ts';
import { storageKeys } from '../../client/storage.ts';
import { storage } from '../../state/browser.ts';
import { takenOver } from '../../take-over.tsx';

/** Remembers the skin depth as the shopper's own when a list is narrowed to exactly one, until she chooses another (decision 635). */
export function useRememberedDepth([depth, another]: readonly string[] = []): void {
  useEffect(() => {
    if (depth !== undefined && another === undefined) storage.writeText(storageKeys.depth, depth);
  }, [depth, another]);
}

/**
 * The shopper's own skin depth. It is undefined until the whole page has been taken over: documents are the same for everyone, and a part
 * that is drawn anew earlier would get ids that waiting parts have in the document.
 */
export function useOwnDepth(): Depth | undefined {
  const [own, setOwn] = useState<Depth>();
  useEffect(() => {
    void takenOver.then(() => {
      const kept = storage.readText(storageKeys.depth);
      setOwn(facetValues.depth.find((depth) => depth === kept));
    });
  }, []);
  return own;
}
