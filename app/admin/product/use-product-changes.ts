import type { Api } from '#shared/contract/contract.ts';
import { createStore } from '../../client/store.ts';
import { useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useShop } from '../../state/use-shop.ts';
import { useStore } from '../../state/use-store.ts';
import { notify } from '../../ui/feedback/notify.ts';

export type ProductChange = Parameters<Api['productList']['change']>[0]['changes'][number];

/** What was there before the last change in this tab, and whose change it was: it outlives a look at another page of the office. */
const lastChange = createStore<{ by: string; before: readonly ProductChange[] }>({ by: '', before: [] });

const forget = () => lastChange.set({ before: [] });

/**
 * Changes products in their list. What was changed last can be taken back until something else is changed there, or the tab is loaded anew.
 * The caller loads the list anew when its dialog has closed.
 */
export function useProductChanges(reload: () => Promise<void>) {
  const texts = useMessages(productListMessages);
  const { act, isBusy } = useAction();
  const by = useShop((state) => state.user.details?._id ?? '');
  const last = useStore(lastChange, (state) => state);
  const undoable = last.by === by ? last.before : [];

  async function change(changes: readonly ProductChange[]): Promise<object> {
    const { data } = await api.productList.change({ changes: [...changes] });
    lastChange.set({ by, before: data.before });
    return {};
  }

  const undo = () =>
    act(async () => {
      await api.productList.change({ changes: [...undoable] });
      forget();
      notify.success(texts.undone);
      await reload();
      return {};
    });

  return { change, undo, isUndoing: isBusy, undoable: undoable.length, forget };
}
