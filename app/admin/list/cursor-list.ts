import { useNavigate, useSearchParams } from 'react-router';
import { useAddress } from '../../state/use-loaded.ts';

/** The most rows that the API gives at once. */
const LARGEST_PAGE = 100;

type Page = { after?: string; limit: number };
type CursorAnswer = { data: unknown[]; next: string | null };

/** How many rows of a list without page numbers the address asks for. */
export function rowsWanted(query: URLSearchParams, rowsOnPage: number): number {
  return Math.max(rowsOnPage, Math.trunc(Number(query.get('rows'))) || 0);
}

/** The first rows of a list without page numbers, in as few calls as the API allows. */
export async function firstRows<Answer extends CursorAnswer>(
  wanted: number,
  fetchPage: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const answer = await fetchPage({ limit: Math.min(wanted, LARGEST_PAGE) });
  const data = [...answer.data];
  let { next } = answer;
  while (next !== null && data.length < wanted) {
    const page = await fetchPage({ after: next, limit: Math.min(wanted - data.length, LARGEST_PAGE) });
    data.push(...page.data);
    next = page.next;
  }
  return { ...answer, data, next };
}

type ListQuery = {
  /** The query without the number of rows: another query is another list. */
  query: URLSearchParams;
  /** The list that is shown is not yet the one that was asked for. */
  isOtherList: boolean;
  /** Names the list that is shown. */
  shown: string;
  showRows: (rows: number) => void;
};

export function useListQuery(): ListQuery {
  const navigate = useNavigate();
  const list = withoutRows(useAddress().query);
  const shown = withoutRows(useSearchParams()[0]).toString();
  return {
    query: list,
    isOtherList: list.toString() !== shown,
    shown,
    /** Replaces the history entry of the shorter list, so that Back leaves the list. */
    showRows: (rows) => {
      const longer = new URLSearchParams([...list, ['rows', String(rows)]]);
      void navigate(`?${longer}`, { replace: true, preventScrollReset: true });
    },
  };
}

function withoutRows(query: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(query);
  list.delete('rows');
  return list;
}
