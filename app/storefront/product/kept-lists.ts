import { createKeptLists, type KeptList, type LoadedProducts } from '../../client/kept-lists.ts';
import { placeInHistory } from '../../state/way-back.ts';

/** The lists of this tab. */
export const keptLists = createKeptLists(() => sessionStorage);

/** The list that the browser's back or forward button leads to; for loaders, which do not know how they were reached. */
export function findListAhead(url: URL): LoadedProducts | undefined {
  return keptLists.findAhead({ key: placeInHistory(), address: url.pathname + url.search });
}

/** The list that was shown here before the document was reloaded, or before the shopper left for another site and came back. */
export function findListOfLastVisit(): KeptList | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  const isRevisited =
    visit instanceof PerformanceNavigationTiming &&
    (visit.type === 'reload' || visit.type === 'back_forward');
  return isRevisited
    ? keptLists.find({ key: placeInHistory(), address: location.pathname + location.search })
    : undefined;
}
