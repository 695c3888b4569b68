import { useEffect, useState } from 'react';
import { type Depth, facetValues } from '#shared/list-choice.ts';
import { storageKeys } from '../../client/storage.ts';
import { storage } from '../../state/browser.ts';
import { takenOver } from '../../take-over.tsx';

/** The one depth of skin that a list is narrowed to is hers, until she chooses another (decision 635). */
export function useRememberedDepth([depth, another]: readonly string[] = []): void {
  useEffect(() => {
    if (depth !== undefined && another === undefined) storage.writeText(storageKeys.depth, depth);
  }, [depth, another]);
}

/**
 * Unknown until the whole page answers: documents are the same for everyone, and what is drawn anew before gets ids that parts which still
 * wait have in the document.
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
