import { useCallback, useEffect, useState } from 'react';
import type { DoorPaymentView } from '#shared/contract/door-payment.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';

/** Short, because a person is waiting at the door. */
const pauseMs = 3_000;

/** Whether the last attempt may still be confirmed. */
export function isUnderWay({ attempt }: DoorPaymentView): boolean {
  return attempt !== null && attempt.secondsLeft > 0;
}

/**
 * The amount due, as loaded with the page and then by the server's answers alone; fetched again until the outcome of a started
 * payment is known.
 */
export function useDoorPayment(token: string, loaded: DoorPaymentView) {
  const [fresh, setFresh] = useState<{ token: string; view: DoorPaymentView }>();
  // The number of consecutive requests without an answer.
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
    // Each answer is a new object, and plans the next request.
    const isWaiting = view.state === 'due' && isUnderWay(view);
    if (!isWaiting && lost === 0) return;
    const waiting = setTimeout(() => void look(), pauseMs);
    return () => clearTimeout(waiting);
  }, [view, lost, look]);
  return { view, isLost: lost > 0, show, look };
}
