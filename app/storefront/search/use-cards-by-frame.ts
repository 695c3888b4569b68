import { useEffect, useState } from 'react';
import { afterFrame } from '../../state/after-frame.ts';

const CARDS_A_FRAME = 4;

type Card = { _id: string };
type Drawing<Kind extends Card> = { wanted: readonly Kind[]; before: readonly Kind[]; count: number };

/**
 * Replaces the cards of old results with the new ones, a few in each frame: a key that is pressed meanwhile waits for a few cards, not for
 * all. Old cards stay below the new ones until then.
 */
export function useCardsByFrame<Kind extends Card>(wanted: readonly Kind[], isReplaced: boolean): Kind[] {
  const [kept, setKept] = useState<Drawing<Kind>>({ wanted, before: wanted, count: wanted.length });
  const drawing =
    kept.wanted === wanted
      ? kept
      : { wanted, before: cardsDrawn(kept), count: isReplaced ? CARDS_A_FRAME : wanted.length };
  if (drawing !== kept) setKept(drawing);
  const isWhole = drawing.count >= wanted.length;

  useEffect(() => {
    if (isWhole) return;
    return afterFrame(() => setKept({ ...drawing, count: drawing.count + CARDS_A_FRAME }));
  }, [drawing, isWhole]);

  return cardsDrawn(drawing);
}

export function cardsDrawn<Kind extends Card>({ wanted, before, count }: Drawing<Kind>): Kind[] {
  const first = wanted.slice(0, count);
  if (count >= wanted.length) return first;
  const drawn = new Set(first.map(({ _id }) => _id));
  return [...first, ...before.slice(count).filter(({ _id }) => !drawn.has(_id))];
}
