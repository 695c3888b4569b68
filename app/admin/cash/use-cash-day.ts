import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { CashDayView } from '#shared/contract/cash.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';

/** The cash of a day, today without one; fresh again whenever somebody comes back to the tab. */
export function useCashDay(day: string | undefined) {
  const [cash, setCash] = useState<CashDayView>();
  const [failure, setFailure] = useState<string>();
  const lastAsked = useRef(0);

  const load = useCallback(async () => {
    lastAsked.current += 1;
    const turn = lastAsked.current;
    try {
      const { data } = await api.cash.getDay(day === undefined ? {} : { day });
      // Whoever has gone on to another day meanwhile must not see this one come.
      if (turn !== lastAsked.current) return;
      setCash(data);
      setFailure(undefined);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      if (turn !== lastAsked.current) return;
      console.warn('The cash could not be loaded', refused);
      setFailure(refused.message);
    }
  }, [day]);

  useEffect(() => {
    void load();
    return listenForReturn(load);
  }, [load]);

  return { cash, failure, load };
}
