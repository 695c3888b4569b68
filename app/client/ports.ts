import type { Language } from '#shared/language.ts';
import type { stateMessages } from '../messages/state-messages.ts';

/** What the client needs from the browser; `app/state/browser.ts` implements it, and tests bring their own. */
export type Page = {
  language: () => Language;
  path: () => string;
  isVisible: () => boolean;
  /** What the browser reports; it does not notice that the line behind the wifi is gone. */
  isOnline: () => boolean;
  /** Returns a function that stops listening. */
  listen: (listeners: PageListeners) => () => void;
};

export type PageListeners = {
  /** Another tab wrote a key of the storage; null means that it cleared all of it. */
  stored?: (key: string | null) => void;
  /** The tab is visible again, or has a network again. One return may fire several events. */
  returned?: () => void;
  wentOnline?: () => void;
  wentOffline?: () => void;
  /** The shopper points, types or scrolls. */
  touched?: () => void;
};

export type Clock = {
  now: () => number;
  /** Returns a function that cancels it. */
  after: (milliseconds: number, work: () => void) => () => void;
};

export type Texts = (typeof stateMessages)[Language];

/** Shows a toast. */
export type Notify = { success: (text: string) => unknown; error: (text: string) => unknown };

/** A random id, made in this browser. */
export type NewId = () => string;
