import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { OverviewView } from '#shared/contract/overview.ts';
import type { OverviewPeriod } from '#shared/overview.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import type { LoadStatus } from '../../state/shop-state.ts';

/** The figures of a period, fresh again whenever somebody comes back to the tab; what is known stays in sight meanwhile. */
export function useOverview(days: OverviewPeriod) {
  const [overview, setOverview] = useState<OverviewView>();
  const [status, setStatus] = useState<LoadStatus>('loading');
  const lastAsked = useRef(0);

  const load = useCallback(async () => {
    lastAsked.current += 1;
    const turn = lastAsked.current;
    setStatus('loading');
    try {
      const { data } = await api.overview.get({ days });
      // Whoever has chosen another period meanwhile must not see this one come.
      if (turn !== lastAsked.current) return;
      setOverview(data);
      setStatus('ready');
    } catch (failure) {
      if (turn !== lastAsked.current) return;
      if (!(failure instanceof ApiError)) throw failure;
      console.warn('The overview could not be loaded', failure);
      setStatus('failed');
    }
  }, [days]);

  useEffect(() => {
    void load();
    return listenForReturn(load);
  }, [load]);

  return { overview, status, reload: () => void load() };
}
