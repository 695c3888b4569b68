import type { StorageArea } from './storage.ts';

/** All that is kept so; not in the specification. */
export const noteNames = [
  'loadedAnew',
  'keptTyping',
  'typedOrder',
  'typedDialog',
  'keptOpen',
  'goingTo',
] as const;

type NoteName = (typeof noteNames)[number];

/**
 * What one document leaves to the next one in the same tab, over a reload. A browser may forbid storage, even to look at it: then nothing is
 * kept, and the page goes on.
 */
export type TabNotes = {
  /** Whether it is kept. */
  keep: (name: NoteName, value: unknown) => boolean;
  /** Undefined when there is none, or it is damaged. */
  read: (name: NoteName) => unknown;
  /** Reads it once: the next one finds none. */
  take: (name: NoteName) => unknown;
  forget: (name: NoteName) => void;
};

export function createTabNotes(session: () => StorageArea): TabNotes {
  function attempt<Result>(work: (area: StorageArea) => Result): Result | undefined {
    try {
      return work(session());
    } catch (blocked) {
      console.info('The storage of this tab cannot be used', blocked);
      return undefined;
    }
  }

  const read = (name: NoteName) =>
    attempt((area): unknown => JSON.parse(area.getItem(name) ?? 'null')) ?? undefined;
  const forget = (name: NoteName) => attempt((area) => area.removeItem(name));
  return {
    keep: (name, value) =>
      attempt((area) => {
        area.setItem(name, JSON.stringify(value));
        return true;
      }) ?? false,
    read,
    take: (name) => {
      const value = read(name);
      forget(name);
      return value;
    },
    forget,
  };
}
