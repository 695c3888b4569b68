import type { Clock } from '#app/client/ports.ts';

/** A clock that moves only when the test moves it. */
export type HandClock = Clock & {
  /** Moves the time forward and runs every timer that falls due on the way, each at its own time. */
  advance: (milliseconds: number) => void;
};

export function handClock(): HandClock {
  let now = Date.UTC(2026, 0, 5, 9);
  let waiting: { at: number; work: () => void }[] = [];

  function advance(milliseconds: number): void {
    const end = now + milliseconds;
    for (let next = firstUntil(end); next; next = firstUntil(end)) {
      const { at, work } = next;
      waiting = waiting.filter((other) => other !== next);
      now = at;
      work();
    }
    now = end;
  }

  function firstUntil(end: number): (typeof waiting)[number] | undefined {
    return waiting.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
  }

  return {
    now: () => now,
    after: (milliseconds, work) => {
      const entry = { at: now + milliseconds, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance,
  };
}
