import { useEffect } from 'react';

/** Once a tab: notices of this device belong to the login that is here now. What it takes is loaded where the browser has agreed to any. */
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
