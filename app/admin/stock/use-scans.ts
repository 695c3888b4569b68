import { useRef, useState } from 'react';
import { isOutage } from '#shared/api-error.ts';
import type { CountLineView, CountMatchView } from '#shared/contract/stock-count.ts';
import { newLocalId } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';

type Scan = { code: string; key: string };
type LastScan = { code: string; line: CountLineView | null; matches: CountMatchView[] };

/**
 * Sends codes one after the other in the order they were scanned, however fast that was. Where the network fails they wait, each with its
 * key, so that sending them again counts no piece twice.
 */
export function useScans(onCounted: () => Promise<void>) {
  const queue = useRef<Scan[]>([]);
  const isSending = useRef(false);
  const [underway, setUnderway] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const [last, setLast] = useState<LastScan>();

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setWaiting(0);
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        const { code, key } = next;
        const { data } = await api.stockCount.scan({ code }, { idempotencyKey: key });
        queue.current = queue.current.slice(1);
        setUnderway(queue.current.length);
        setLast({ code, ...data });
        if (data.line) navigator.vibrate?.(40);
      }
    } catch (failure) {
      // A code that is refused would be refused again: the count has ended, or the code is invalid.
      if (!isOutage(tell(failure))) queue.current = queue.current.slice(1);
      setWaiting(queue.current.length);
    } finally {
      isSending.current = false;
      setUnderway(queue.current.length);
    }
    await onCounted();
  }

  return {
    scan: (typed: string) => {
      const code = typed.trim();
      if (code === '') return;
      queue.current = [...queue.current, { code, key: newLocalId() }];
      setUnderway(queue.current.length);
      void send();
    },
    /** The result of the last code. */
    last,
    underway,
    /** How many codes were not sent. */
    waiting,
    sendAgain: () => void send(),
    forgetMatches: () => setLast(undefined),
  };
}
