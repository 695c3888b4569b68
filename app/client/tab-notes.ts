import type { StorageArea } from './storage.ts';

/** The names of all notes; not in the specification. */
export const noteNames = [
  'loadedAnew',
  'keptTyping',
  'typedOrder',
  'typedCheckout',
  'usedCode',
  'typedCall',
  'typedPlace',
  'typedDialog',
  'keptOpen',
  'goingTo',
] as const;

type NoteName = (typeof noteNames)[number];

/**
 * Notes that one document leaves for the next one in the same tab, across a reload. A browser may forbid even reading storage: then nothing
 * is kept, and the page goes on.
 */
export type TabNotes = {
  /** Keeps a note; returns whether storage took it. */
  keep: (name: NoteName, value: unknown) => boolean;
  /** The note; undefined when there is none, or when it is damaged. */
  read: (name: NoteName) => unknown;
  /** Reads a note and removes it. */
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
