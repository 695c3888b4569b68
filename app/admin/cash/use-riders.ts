import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { RiderView } from '#shared/contract/rider.ts';
import { api } from '../../state/api.ts';
import { notify } from '../../ui/notify.ts';

/** The shop's riders; undefined until they are known. */
export function useRiders() {
  const [riders, setRiders] = useState<readonly RiderView[]>();
  const load = useCallback(async () => {
    try {
      setRiders((await api.rider.list({})).data);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      console.warn('The riders could not be loaded', failure);
      notify.error(failure.message);
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  return { riders, load };
}
