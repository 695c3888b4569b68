import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { notify } from '../../ui/notify.ts';

/** One press at a time on what can be done with an import; what came of it is said, and the list looked at again. */
export function useDecision(onChanged: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);

  async function decide(send: () => Promise<{ message: string }>): Promise<void> {
    setBusy(true);
    try {
      const { message } = await send();
      notify.success(message);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      await onChanged();
      setBusy(false);
    }
  }

  return { isBusy, decide };
}
