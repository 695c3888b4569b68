import type { Language } from '#shared/language.ts';
import type { stateMessages } from '../messages/state-messages.ts';

/** What the client asks of the browser around it; `app/state/browser.ts` fills it in, tests bring their own. */
export type Page = {
  language: () => Language;
  path: () => string;
  isVisible: () => boolean;
  /** What the browser says; it may be wrong about the line behind the wifi. */
  isOnline: () => boolean;
  /** Answers what stops listening. */
  listen: (listeners: PageListeners) => () => void;
};

export type PageListeners = {
  /** Another tab wrote a key of the storage; without a key it cleared all of it. */
  stored?: (key: string | null) => void;
  /** The tab is looked at again, or has a network again. Several events may tell of one return. */
  returned?: () => void;
  wentOnline?: () => void;
  wentOffline?: () => void;
  /** Someone points, types or scrolls. */
  touched?: () => void;
};

export type Clock = {
  now: () => number;
  /** Answers what calls it off. */
  after: (milliseconds: number, work: () => void) => () => void;
};

export type Texts = (typeof stateMessages)[Language];

/** How the client says something in passing. */
export type Notify = { success: (text: string) => unknown; error: (text: string) => unknown };

/** A random id of this browser's own. */
export type NewId = () => string;
