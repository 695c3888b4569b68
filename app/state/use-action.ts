import { useRef, useState } from 'react';
import { type ApiError, isOutage } from '#shared/api-error.ts';
import { notify } from '../ui/feedback/notify.ts';
import { tell } from './tell.ts';

/** Makes the call; its message, if there is one, is shown. */
type Work = () => Promise<{ message?: string }>;

/**
 * A press that makes a call, once at a time however often the thumb comes down. Its answer's message, or its refusal, is
 * shown in passing. `key` says which of several buttons is at work. The press is over when `onRefused` is done. `failure` is of a press that
 * got no answer, until the next one: the page says so beside the button, with Retry (`PressFailure`, decision 668).
 */
export function useAction(onRefused?: (refused: ApiError) => Promise<void> | void) {
  const isSending = useRef(false);
  const [busyKey, setBusyKey] = useState<string>();
  const [failure, setFailure] = useState<{ key: string; message: string }>();

  async function act(work: Work, key = ''): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusyKey(key);
    setFailure(undefined);
    try {
      const { message } = await work();
      if (message !== undefined) notify.success(message);
    } catch (failed) {
      const refused = tell(failed);
      if (isOutage(refused)) setFailure({ key, message: refused.message });
      await onRefused?.(refused);
    } finally {
      isSending.current = false;
      setBusyKey(undefined);
    }
  }

  return { act, busyKey, isBusy: busyKey !== undefined, failure };
}
