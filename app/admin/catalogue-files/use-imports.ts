import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import { api } from '../../state/api.ts';
import type { LoadStatus } from '../../state/shop-state.ts';

const rowsOnPage = 12;
const lookAgainMs = 1_000;

export type Imports = {
  imports: ImportView[] | undefined;
  status: LoadStatus;
  page: number;
  totalPages: number;
  show: (page: number) => void;
  reload: () => Promise<void>;
};

/** The imports of a page; while one of them is at work they are looked at again and again, also after a reload. */
export function useImports(): Imports {
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState<{ data: ImportView[]; totalCount: number }>();
  const [status, setStatus] = useState<LoadStatus>('loading');

  const load = useCallback(async (): Promise<void> => {
    try {
      setAnswer(await api.catalogueFiles.list({ page, limit: rowsOnPage }));
      setStatus('ready');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      console.warn('The imports could not be loaded', failure);
      setStatus('failed');
    }
  }, [page]);

  useEffect(() => void load(), [load]);

  // Each answer is a new one, so the next look is planned by the last.
  useEffect(() => {
    if (status === 'failed' || !answer?.data.some(isWorkedOn)) return;
    const waiting = setTimeout(() => void load(), lookAgainMs);
    return () => clearTimeout(waiting);
  }, [answer, status, load]);

  return {
    imports: answer?.data,
    status,
    page,
    totalPages: Math.max(1, Math.ceil((answer?.totalCount ?? 0) / rowsOnPage)),
    show: setPage,
    reload: async () => {
      setPage(1);
      await load();
    },
  };
}

export function isWorkedOn({ state, stopped }: ImportView): boolean {
  if (stopped) return false;
  return state === 'reading' || state === 'checking' || state === 'applying';
}
