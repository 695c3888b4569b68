import { useCallback, useEffect, useState } from 'react';
import type { DoorPaymentView } from '#shared/contract/door-payment.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';

/** Often, while someone waits at a door. */
const pauseMs = 3_000;

/** It may still be confirmed. */
export function isUnderWay({ attempt }: DoorPaymentView): boolean {
  return attempt !== null && attempt.secondsLeft > 0;
}

/** What is due, as the page was loaded and by the server's word alone; asked again until a payment that was begun is known. */
export function useDoorPayment(token: string, loaded: DoorPaymentView) {
  const [fresh, setFresh] = useState<{ token: string; view: DoorPaymentView }>();
  // Looks without an answer, one after the other.
  const [lost, setLost] = useState(0);
  const view = fresh?.token === token ? fresh.view : loaded;
  const show = useCallback((shown: DoorPaymentView) => setFresh({ token, view: shown }), [token]);

  const look = useCallback(async () => {
    try {
      show((await api.doorPayment.get({ token })).data);
      setLost(0);
    } catch (failure) {
      console.warn('What is due for the parcel could not be asked', failure);
      setLost((times) => times + 1);
    }
  }, [show, token]);

  useEffect(() => listenForReturn(look), [look]);
  useEffect(() => {
    // Each answer is a new one, so the next look is planned by the last.
    const isWaiting = view.state === 'due' && isUnderWay(view);
    if (!isWaiting && lost === 0) return;
    const waiting = setTimeout(() => void look(), pauseMs);
    return () => clearTimeout(waiting);
  }, [view, lost, look]);
  return { view, isLost: lost > 0, show, look };
}
