import type { FileView } from '#shared/contract/order-papers.ts';
import { pdfFileOf, saveFile } from '../../state/save-file.ts';
import { useAction } from '../../state/use-action.ts';

/** Downloads papers: one set for each press. */
export function useFetchPapers() {
  const { act, isBusy } = useAction();
  const fetchPapers = (...asks: readonly (() => Promise<{ data: FileView }>)[]) =>
    act(async () => {
      for (const ask of asks) saveFile(pdfFileOf((await ask()).data));
      return {};
    });
  return { fetchPapers, isBusy };
}
