import { useCallback, useEffect, useRef, useState } from 'react';
import type { MatterView } from '#shared/contract/attention.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';

type Matters = { matters: readonly MatterView[]; status: 'loading' | 'ready' | 'failed' };

/** What waits for somebody, fresh again whenever somebody comes back to the tab. */
export function useMatters() {
  const [shown, setShown] = useState<Matters>({ matters: [], status: 'loading' });
  const lastAsked = useRef(0);

  const reload = useCallback(async () => {
    lastAsked.current += 1;
    const turn = lastAsked.current;
    setShown(({ matters }) => ({ matters, status: 'loading' }));
    try {
      const { data } = await api.attention.list({});
      if (turn === lastAsked.current) setShown({ matters: data, status: 'ready' });
    } catch (failure) {
      if (turn !== lastAsked.current) return;
      console.warn('What needs attention could not be loaded', failure);
      setShown(({ matters }) => ({ matters, status: 'failed' }));
    }
  }, []);

  useEffect(() => {
    void reload();
    return listenForReturn(reload);
  }, [reload]);

  return { ...shown, reload };
}
