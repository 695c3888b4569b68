import { useState } from 'react';
import type { Api } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { notify } from '../../ui/feedback/notify.ts';

export type ProductChange = Parameters<Api['productList']['change']>[0]['changes'][number];

/**
 * Changes products in their list. What was changed last can be taken back until something else is changed. The caller loads the list anew
 * when its dialog has closed.
 */
export function useProductChanges(reload: () => Promise<void>) {
  const texts = useMessages(productListMessages);
  const { act, isBusy } = useAction();
  const [undoable, setUndoable] = useState<readonly ProductChange[]>([]);

  async function change(changes: readonly ProductChange[]): Promise<object> {
    const { data } = await api.productList.change({ changes: [...changes] });
    setUndoable(data.before);
    return {};
  }

  const undo = () =>
    act(async () => {
      await api.productList.change({ changes: [...undoable] });
      setUndoable([]);
      notify.success(texts.undone);
      await reload();
      return {};
    });

  return { change, undo, isUndoing: isBusy, undoable: undoable.length, forget: () => setUndoable([]) };
}
