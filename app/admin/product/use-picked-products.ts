import type { Counted, Paged } from '../list/list-loader.ts';
import type { AdminListState } from '../list/use-admin-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { useAllPages } from './use-all-pages.ts';

/** The picked products: some of the page that is shown, all of it, or all pages of the list. */
export function usePickedProducts<Row extends { _id: string }>(
  list: AdminListState<Paged<Counted & { data: readonly Row[] }>>,
) {
  const rows = list.answer?.data ?? [];
  const totalCount = list.answer?.totalCount ?? 0;
  const onPage = useSelection(rows);
  const allPages = useAllPages(list);
  const areAllPagesPicked = allPages.picked !== undefined;

  return {
    count: allPages.picked?.count ?? onPage.picked.length,
    /** The picked products of the page that is shown. */
    onPage: onPage.picked,
    allPages: allPages.picked,
    areAllPicked: areAllPagesPicked || onPage.areAllPicked,
    isPicked: (id: string) => areAllPagesPicked || onPage.isPicked(id),
    pick: (id: string, isWanted: boolean) => {
      // One is taken out of all pages: the others of this page stay picked.
      if (areAllPagesPicked) onPage.pickAll(true);
      allPages.clear();
      onPage.pick(id, isWanted);
    },
    pickPage: (isWanted: boolean) => {
      allPages.clear();
      onPage.pickAll(isWanted);
    },
    /** Offered once the whole page is picked and there are more. */
    offerOfAllPages:
      !areAllPagesPicked && onPage.areAllPicked && totalCount > rows.length
        ? { count: totalCount, isAsking: allPages.isAsking, onPick: () => void allPages.pick() }
        : undefined,
    clear: () => {
      allPages.clear();
      onPage.clear();
    },
  };
}
