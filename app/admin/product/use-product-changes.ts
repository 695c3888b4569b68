import type { Api } from '#shared/contract/contract.ts';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { createStore } from '../../client/store.ts';
import { useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useShop } from '../../state/use-shop.ts';
import { useStore } from '../../state/use-store.ts';
import { notify } from '../../ui/feedback/notify.ts';

export type ProductChange = Parameters<Api['productList']['change']>[0]['changes'][number];

type LastChange = {
  by: string;
  before: readonly ProductChange[];
  /** A discount with a beginning and an end is undone by ending it. */
  sale: Pick<PromotionView, 'id' | 'products'> | undefined;
};

/** What was there before the last change in this tab, and whose change it was: it outlives a look at another page of the office. */
const lastChange = createStore<LastChange>({ by: '', before: [], sale: undefined });

const forget = () => lastChange.set({ before: [], sale: undefined });

/**
 * Changes products in their list. What was changed last can be taken back until something else is changed there, or the tab is loaded anew.
 * The caller loads the list anew when its dialog has closed.
 */
export function useProductChanges(reload: () => Promise<void>) {
  const texts = useMessages(productListMessages);
  const { act, isBusy } = useAction();
  const by = useShop((state) => state.user.details?._id ?? '');
  const last = useStore(lastChange, (state) => state);
  const { before: undoable, sale } = last.by === by ? last : lastChange.initial;

  async function change(changes: readonly ProductChange[]): Promise<object> {
    const { data } = await api.productList.change({ changes: [...changes] });
    lastChange.set({ by, before: data.before, sale: undefined });
    return {};
  }

  const noteSale = (made: PromotionView) => lastChange.set({ by, before: [], sale: made });

  const undo = () =>
    act(async () => {
      if (sale) await api.promotion.stop({ id: sale.id });
      else await api.productList.change({ changes: [...undoable] });
      forget();
      notify.success(texts.undone);
      await reload();
      return {};
    });

  const count = sale?.products.length ?? undoable.length;
  return { change, noteSale, undo, isUndoing: isBusy, undoable: count, forget };
}
