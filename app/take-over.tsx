import { options } from 'preact';
import { type ReactNode, Suspense, useState } from 'react';

type Turn = { hasCome: boolean; coming: Promise<void> };

let isTakingOver = false;
let waiting = 0;
let last = Promise.resolve();
let finish: () => void;

/** Resolves when every part of the document responds to input. */
export const takenOver = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Whether a part may start with what only this browser knows. Before that it must render what the server wrote. */
export function isTakenOver(): boolean {
  return !import.meta.env.SSR && !isTakingOver;
}

/** Runs the first pass over the document; the parts in `InTurn` follow, each in a task of its own. */
export async function takeOver(firstPass: () => void): Promise<void> {
  isTakingOver = true;
  forgetAnswered();
  firstPass();
  // A part may contain further parts that wait for their turn.
  while (waiting > 0) await last;
  isTakingOver = false;
  finish();
  pressAgain();
}

/** While the parts come alive one after the other, a press on a part that is alive is handled by it, and is not repeated at the end. */
function forgetAnswered(): void {
  const asBefore = options.event;
  options.event = (event) => {
    const button = event.currentTarget;
    if (event.type === 'click' && button instanceof HTMLButtonElement && window.pressed?.includes(button)) {
      window.pressed = window.pressed.filter((other) => other !== button);
      button.removeAttribute('aria-busy');
    }
    return asBefore ? asBefore(event) : event;
  };
}

/**
 * Presses again what was pressed while the scripts were loading; a button that was replaced meanwhile was already
 * answered by the first press.
 */
function pressAgain(): void {
  const buttons = window.pressed ?? [];
  delete window.pressed;
  for (const button of buttons) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
}

/**
 * A part of a page, one element, that comes alive in a task of its own after the parts before it: on a slow phone the page
 * responds between two parts. It is suspended while the document is taken over, and shows what the server wrote until then.
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
  // The part is drawn in the task in which its turn comes, so the next turn waits one task more.
  last = coming.then(nextTask).then(() => {
    waiting -= 1;
  });
  return turn;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
