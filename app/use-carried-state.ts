import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * The state that the previous page passed with the navigation. After a reload only the browser has it, so the first
 * render leaves it out, as the server does.
 */
export function useCarriedState(): { isKnown: boolean; carried: unknown } {
  const { state } = useLocation();
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return { isKnown, carried: isKnown ? state : undefined };
}
