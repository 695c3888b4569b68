import { useRef, useState } from 'react';
import { type ApiError, isOutage } from '#shared/api-error.ts';
import { notify } from '../ui/feedback/notify.ts';
import { takeBack, tell } from './tell.ts';

/** Makes the call; the message of its answer, if there is one, is shown. */
type Work = () => Promise<{ message?: string }>;

/**
 * Makes the call of a press, and ignores further presses until it is done. The answer's message, or the refusal, is shown as a toast. `key`
 * says which of several buttons is busy. The button stays busy until `onRefused` is done. `failure` belongs to a press that got no answer
 * and lasts until the next press: the page shows it beside the button, with Retry (`PressFailure`, decision 668).
 */
export function useAction(onRefused?: (refused: ApiError) => Promise<void> | void) {
  const isSending = useRef(false);
  const shown = useRef<ApiError>(undefined);
  const [busyKey, setBusyKey] = useState<string>();
  const [failure, setFailure] = useState<{ key: string; message: string }>();

  async function act(work: Work, key = ''): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    takeBack(shown.current);
    setBusyKey(key);
    setFailure(undefined);
    try {
      const { message } = await work();
      if (message !== undefined) notify.success(message);
    } catch (failed) {
      const refused = tell(failed);
      shown.current = refused;
      if (isOutage(refused)) setFailure({ key, message: refused.message });
      await onRefused?.(refused);
    } finally {
      isSending.current = false;
      setBusyKey(undefined);
    }
  }

  return { act, busyKey, isBusy: busyKey !== undefined, failure };
}
