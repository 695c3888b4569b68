import { options } from 'preact';
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

/** Whether a part may begin with what this browser alone knows. Before, it says what the server wrote. */
export function isTakenOver(): boolean {
  return !import.meta.env.SSR && !isTakingOver;
}

/** Runs the first pass over the document; its parts `InTurn` follow in tasks of their own. */
export async function takeOver(firstPass: () => void): Promise<void> {
  isTakingOver = true;
  forgetAnswered();
  firstPass();
  // A part that has come may hold others.
  while (waiting > 0) await last;
  isTakingOver = false;
  finish();
  pressAgain();
}

/** While the parts come one after the other, a press on one that has come is answered by it, and not pressed again. */
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

/** What was pressed while the scripts were on their way; a button that has given way to another one was answered by the first press. */
function pressAgain(): void {
  const buttons = window.pressed ?? [];
  delete window.pressed;
  for (const button of buttons) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
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
