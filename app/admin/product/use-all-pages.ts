import { useState } from 'react';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useAddress } from '../../state/use-loaded.ts';
import type { Counted, Paged } from '../list/list-loader.ts';
import type { AdminListState } from '../list/use-admin-list.ts';
import { type Matching, matchingIn } from './listed-products.ts';

export type AllPages = {
  matching: Matching;
  count: number;
  stamp: string;
};

/** Picks all products of the list that is shown, however many pages, until another list is shown. */
export function useAllPages<Answer extends Counted>(list: AdminListState<Paged<Answer>>) {
  const { query } = useAddress();
  const matching = matchingIn(list, query);
  const [picked, setPicked] = useState<AllPages>();
  const { act, isBusy } = useAction();
  const isSame = picked && JSON.stringify(picked.matching) === JSON.stringify(matching);

  return {
    picked: isSame ? picked : undefined,
    isAsking: isBusy,
    pick: () =>
      act(async () => {
        const { data } = await api.productList.match(matching);
        setPicked({ matching, ...data });
        return {};
      }),
    clear: () => setPicked(undefined),
  };
}
