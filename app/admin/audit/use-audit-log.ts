import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { AuditEntryView } from '#shared/contract/audit.ts';
import { api } from '../../state/api.ts';
import type { LoadStatus } from '../../state/shop-state.ts';
import { auditInput } from './audit-query.ts';

type AuditLog = {
  entries: readonly AuditEntryView[];
  /** Where the log goes on. */
  next: string | null;
  actors: readonly { _id: string; name: string }[];
  status: LoadStatus;
};

const nothingYet: AuditLog = { entries: [], next: null, actors: [], status: 'loading' };

/** The entries that the address asks for, page by page. */
export function useAuditLog(query: string) {
  const [log, setLog] = useState(nothingYet);
  const lastAsked = useRef(0);

  const ask = useCallback(
    async (after?: string) => {
      lastAsked.current += 1;
      const turn = lastAsked.current;
      setLog((shown) => ({ ...shown, status: 'loading' }));
      try {
        const wanted = auditInput(new URLSearchParams(query));
        const { data, next, actors } = await api.audit.list({ ...wanted, ...(after ? { after } : {}) });
        // Whoever has gone on to another search meanwhile must not see this one come.
        if (turn !== lastAsked.current) return;
        setLog(({ entries }) => ({
          entries: after === undefined ? data : [...entries, ...data],
          next,
          actors,
          status: 'ready',
        }));
      } catch (failure) {
        if (turn !== lastAsked.current) return;
        if (!(failure instanceof ApiError)) throw failure;
        console.warn('The audit log could not be loaded', failure);
        setLog((shown) => ({ ...shown, status: 'failed' }));
      }
    },
    [query],
  );

  useEffect(() => {
    setLog(({ actors }) => ({ ...nothingYet, actors }));
    void ask();
  }, [ask]);

  return {
    ...log,
    /** Goes on where the log broke off, or begins it again. */
    retry: () => void ask(log.next ?? undefined),
    showMore: () => void ask(log.next ?? undefined),
  };
}
