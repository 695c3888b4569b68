import { useEffect } from 'react';
import type { Api } from '#shared/contract/contract.ts';
import type { MatchingView } from '#shared/contract/product-list.ts';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { createStore } from '../../client/store.ts';
import { useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';
import { useAction } from '../../state/use-action.ts';
import { useShop } from '../../state/use-shop.ts';
import { useStore } from '../../state/use-store.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { followMatching, isAtWork } from './follow-matching.ts';

export type ProductChange = Parameters<Api['productList']['change']>[0]['changes'][number];
export type MatchingChange = Parameters<Api['productList']['changeMatching']>[0];

type LastChange = {
  by: string;
  before: readonly ProductChange[];
  /** A discount with a beginning and an end: undone by ending it. */
  sale: Pick<PromotionView, 'id' | 'productCount'> | undefined;
  /** A change of all products that matched: the server knows what they were. */
  matching: MatchingView | undefined;
  /** The tab was reloaded since. */
  isFoundAgain: boolean;
};

const nothing = { before: [], sale: undefined, matching: undefined, isFoundAgain: false };

/** The values before the last change in this tab, and whose change it was: they are kept while another page of the office is shown. */
const lastChange = createStore<LastChange>({ by: '', ...nothing });

const forget = () => lastChange.set(nothing);

/**
 * Changes products in their list. The last change can be undone until something else is changed there; after a reload of the tab, only a
 * change of all products that matched, which the server keeps for a day. The caller loads the list again when its dialog has closed.
 */
export function useProductChanges(reload: () => Promise<void>) {
  const texts = useMessages(productListMessages);
  const { act, isBusy } = useAction();
  const by = useShop((state) => state.user.details?._id ?? '');
  const last = useStore(lastChange, (state) => state);
  const { before: undoable, sale, matching, isFoundAgain } = last.by === by ? last : lastChange.initial;
  useEffect(() => {
    if (by !== '' && by !== lastChange.get().by) void findAgain(by);
  });

  async function change(changes: readonly ProductChange[]): Promise<object> {
    const { data } = await api.productList.change({ changes: [...changes] });
    lastChange.set({ ...nothing, by, before: data.before });
    return {};
  }

  async function changeMatching(wanted: MatchingChange): Promise<object> {
    const { data } = await api.productList.changeMatching(wanted);
    lastChange.set({ ...nothing, by, matching: data });
    void follow(data).then(reload);
    return {};
  }

  async function follow(begun: MatchingView): Promise<MatchingView | undefined> {
    const done = await followMatching(begun, (news) => lastChange.set({ matching: news }));
    if (!done) forget();
    return done;
  }

  async function findAgain(asking: string): Promise<void> {
    lastChange.set({ ...nothing, by: asking });
    try {
      const { data: found } = await api.productList.followMatching({});
      const { before, sale: made, matching: newer } = lastChange.get();
      if (!found || before.length > 0 || made || newer) return;
      lastChange.set({ matching: found, isFoundAgain: true });
      if (isAtWork(found)) void follow(found).then(reload);
    } catch (failure) {
      tell(failure);
    }
  }

  const noteSale = (made: PromotionView) => lastChange.set({ ...nothing, by, sale: made });

  const undo = () =>
    act(async () => {
      let kept = 0;
      if (matching) kept = await undoMatching(matching.id);
      else if (sale) await api.promotion.stop({ id: sale.id });
      else await api.productList.change({ changes: [...undoable] });
      forget();
      notify.success(kept === 0 ? texts.undone : `${texts.undone} ${texts.kept(kept)}`);
      await reload();
      return {};
    });

  async function undoMatching(id: string): Promise<number> {
    const { data } = await api.productList.undoMatching({ id });
    lastChange.set({ matching: data });
    return (await follow(data))?.kept ?? 0;
  }

  const count = matching ? matching.count - matching.kept : (sale?.productCount ?? undoable.length);
  return {
    ...{ change, changeMatching, noteSale, undo, forget },
    ...{ isUndoing: isBusy, undoable: count, kept: matching?.kept ?? 0 },
    working: matching && isAtWork(matching) ? matching : undefined,
    foundAt: isFoundAgain ? matching?.at : undefined,
  };
}
