import { type ReactNode, Suspense, useState } from 'react';

type Turn = { hasCome: boolean; coming: Promise<void> };

let isTakingOver = false;
let waiting = 0;
let last = Promise.resolve();
let finish: () => void;

/** Resolves when every part of the document answers. */
export const takenOver = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Runs the first pass over the document; its parts `InTurn` follow in tasks of their own. */
export async function takeOver(firstPass: () => void): Promise<void> {
  isTakingOver = true;
  firstPass();
  // A part that has come may hold others.
  while (waiting > 0) await last;
  isTakingOver = false;
  finish();
}

/**
 * A part of a page, one element, that comes alive in a task of its own after what is before it: on a slow phone the page answers
 * between two of them. It is suspended while the document is taken over, and what the server wrote stays meanwhile.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(() => (isTakingOver ? nextTurn() : undefined));
  return (
    <Suspense fallback={null}>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({ turn, children }: { turn: Turn | undefined; children: ReactNode }) {
  if (turn && !turn.hasCome) throw turn.coming;
  return children;
}

function nextTurn(): Turn {
  waiting += 1;
  const coming = last.then(nextTask).then(() => {
    turn.hasCome = true;
  });
  const turn: Turn = { hasCome: false, coming };
  // The part is drawn in the task in which its turn has come.
  last = coming.then(nextTask).then(() => {
    waiting -= 1;
  });
  return turn;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
