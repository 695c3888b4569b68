import type { Page, PageListeners } from '#app/client/ports.ts';

/** A page without a browser: visible and online until the test says otherwise. */
export type HandPage = Page & {
  isVisibleNow: boolean;
  isOnlineNow: boolean;
  pathNow: string;
  /** Calls the listeners of an event, as the browser does. */
  tell: (event: Exclude<keyof PageListeners, 'stored'>) => void;
  tellStored: (key: string | null) => void;
};

export function handPage(): HandPage {
  const listening = new Set<PageListeners>();
  const page: HandPage = {
    isVisibleNow: true,
    isOnlineNow: true,
    pathNow: '/cart',
    language: () => 'en',
    path: () => page.pathNow,
    isVisible: () => page.isVisibleNow,
    isOnline: () => page.isOnlineNow,
    listen: (listeners) => {
      listening.add(listeners);
      return () => listening.delete(listeners);
    },
    tell: (event) => {
      for (const listeners of [...listening]) listeners[event]?.();
    },
    tellStored: (key) => {
      for (const listeners of [...listening]) listeners.stored?.(key);
    },
  };
  return page;
}
