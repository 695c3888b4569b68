import { useRef, useState } from 'react';
import { notify } from '../ui/feedback/notify.ts';
import { tell } from './tell.ts';

/** Makes the call; its message, if there is one, is shown. */
type Work = () => Promise<{ message?: string }>;

/**
 * A press that makes a call, once at a time however often the thumb comes down. Its answer's message, or its refusal, is
 * shown in passing. `key` says which of several buttons is at work.
 */
export function useAction() {
  const isSending = useRef(false);
  const [busyKey, setBusyKey] = useState<string>();

  async function act(work: Work, key = ''): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusyKey(key);
    try {
      const { message } = await work();
      if (message !== undefined) notify.success(message);
    } catch (failure) {
      tell(failure);
    } finally {
      isSending.current = false;
      setBusyKey(undefined);
    }
  }

  return { act, busyKey, isBusy: busyKey !== undefined };
}
