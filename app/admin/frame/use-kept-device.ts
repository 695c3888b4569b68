import { useEffect } from 'react';

/**
 * Runs once in each tab: notices on this device belong to the login that is active now. The code is loaded only where the browser has
 * allowed notices.
 */
export function useKeptDevice(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted' || isKept) return;
    isKept = true;
    import('../../state/push-device.ts')
      .then(({ keepPush }) => keepPush())
      .catch((failure: unknown) => console.warn('Notices of this device were not kept', failure));
  }, []);
}

let isKept = false;
