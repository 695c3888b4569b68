import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { type Loaded, load } from './load.ts';
import type { LoadedState } from './use-loaded.ts';

/**
 * Loads data for a part of a page, such as a dialog; a page has a `clientLoader`. Loads again when `call` is another
 * function, and aborts the earlier request.
 */
export function useAnswer<Answer>(call: (options: CallOptions) => Promise<Answer>): LoadedState<Answer> {
  const [{ answer, failure }, setLoaded] = useState<Loaded<Answer>>({});
  const [isLoading, setLoading] = useState(true);
  const asking = useRef<AbortController>(undefined);

  const reload = useCallback(async (): Promise<void> => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setLoading(true);
    try {
      const loaded = await load(() => call({ signal: own.signal }));
      if (own.signal.aborted) return;
      setLoaded((last) => (loaded.failure ? { ...last, ...loaded } : loaded));
      setLoading(false);
    } catch (failed) {
      if (!own.signal.aborted) throw failed;
    }
  }, [call]);

  useEffect(() => {
    void reload();
    return () => asking.current?.abort();
  }, [reload]);

  return { answer, failure, isLoading, reload };
}
