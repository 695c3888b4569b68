import { useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { FileView } from '#shared/contract/order-papers.ts';
import { pdfFileOf, saveFile } from '../../state/save-file.ts';
import { notify } from '../../ui/notify.ts';

/** Papers into the downloads; one press is one set of them. */
export function useFetchPapers() {
  const isFetching = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function fetchPapers(...asks: readonly (() => Promise<{ data: FileView }>)[]): Promise<void> {
    if (isFetching.current) return;
    isFetching.current = true;
    setBusy(true);
    try {
      for (const ask of asks) saveFile(pdfFileOf((await ask()).data));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      isFetching.current = false;
      setBusy(false);
    }
  }

  return { fetchPapers, isBusy };
}
