import type { MatchingView } from '#shared/contract/product-list.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';

const pauseMs = 1_000;

export function isAtWork({ state }: MatchingView): boolean {
  return state === 'changing' || state === 'undoing';
}

/**
 * Asks for the progress of a change of many products until it is done. Undefined where the progress is not known: the change goes on all the
 * same.
 */
export async function followMatching(
  first: MatchingView,
  onNews: (news: MatchingView) => void,
): Promise<MatchingView | undefined> {
  let last = first;
  while (isAtWork(last)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const { data } = await api.productList.followMatching({ id: last.id });
      if (!data) return undefined;
      last = data;
    } catch (failure) {
      tell(failure);
      return undefined;
    }
    onNews(last);
  }
  return last;
}
