import { useRef, useState } from 'react';
import { isOutage } from '#shared/api-error.ts';
import type { CountLineView, CountMatchView } from '#shared/contract/stock-count.ts';
import { newLocalId } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';

type Scan = { code: string; key: string };
type LastScan = { code: string; line: CountLineView | null; matches: CountMatchView[] };

/** A code that counted nothing, with what may be meant and how often it was scanned. */
export type OpenCode = { code: string; matches: readonly CountMatchView[]; times: number };

export type Scans = ReturnType<typeof useScans>;

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
  const [open, setOpen] = useState<readonly OpenCode[]>([]);

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
        else setOpen((current) => withOpen(current, { code, matches: data.matches, times: 1 }));
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

  function scan(typed: string, times = 1): void {
    const code = typed.trim();
    if (code === '') return;
    queue.current = [...queue.current, ...Array.from({ length: times }, () => ({ code, key: newLocalId() }))];
    setUnderway(queue.current.length);
    void send();
  }

  function leaveOut({ code }: OpenCode): void {
    setOpen((current) => current.filter((one) => one.code !== code));
  }

  return {
    scan: (typed: string) => scan(typed),
    /** Codes that counted nothing. They stay while the next ones are scanned: who scans looks at the shelf. */
    open,
    leaveOut,
    /** Counts what a code meant, as often as it was scanned. */
    choose: (code: OpenCode, { reference }: CountMatchView) => {
      leaveOut(code);
      scan(reference, code.times);
    },
    /** The result of the last code. */
    last,
    underway,
    /** How many codes were not sent. */
    waiting,
    sendAgain: () => void send(),
  };
}

function withOpen(open: readonly OpenCode[], scanned: OpenCode): OpenCode[] {
  const before = open.find(({ code }) => code === scanned.code)?.times ?? 0;
  return [...open.filter(({ code }) => code !== scanned.code), { ...scanned, times: before + scanned.times }];
}
