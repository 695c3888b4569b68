import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * What the page before handed over with the navigation. A reload keeps it in the browser only, so the first render says
 * nothing of it, as the server does.
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
