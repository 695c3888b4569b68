import { createKeptLists, type KeptList, type LoadedProducts } from '../../client/kept-lists.ts';
import { isRecord } from '../../client/stored-lines.ts';

/** The lists of this tab. */
export const keptLists = createKeptLists(() => sessionStorage);

/** The list that the browser's back or forward button leads to; for loaders, which are not told how they were reached. */
export function findListAhead(url: URL): LoadedProducts | undefined {
  return keptLists.findAhead({ key: placeInHistory(), address: url.pathname + url.search });
}

/** The list that was here before the document was reloaded, or left for another site and come back to. */
export function findListOfLastVisit(): KeptList | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  const isRevisited =
    visit instanceof PerformanceNavigationTiming &&
    (visit.type === 'reload' || visit.type === 'back_forward');
  return isRevisited
    ? keptLists.find({ key: placeInHistory(), address: location.pathname + location.search })
    : undefined;
}

/** The router's name for the entry of the browser's history; the first one of a document has none. */
function placeInHistory(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === 'string' ? state.key : 'default';
}
