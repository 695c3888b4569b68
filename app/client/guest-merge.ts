import { isOutage } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import { type CartChange, cappedChange, goneChange } from './cart-changes.ts';
import type { GuestData } from './guest-data.ts';
import type { Notify, Texts } from './ports.ts';
import type { CartLine } from './shop-state.ts';
import { linesToShow, productIdOf } from './stored-lines.ts';
import type { UnreadChanges } from './unread-changes.ts';

/**
 * What a guest put together is added to her account when she logs in. It stays in storage under its key until the server has
 * taken it, so it can be sent again and is never added twice.
 */
export type GuestMerge = {
  /** Adds the guest's cart and addresses to the account. */
  send: () => Promise<void>;
  /** The server has given no answer to the merge of this tab: without it the account's cart is not the whole cart. */
  isDue: () => boolean;
};

type GuestMergeParts = {
  api: ShopperApi;
  texts: () => Texts;
  notify: Notify;
  guestData: GuestData;
  changes: UnreadChanges;
};

export function createGuestMerge({ api, texts, notify, guestData, changes }: GuestMergeParts): GuestMerge {
  let isDue = false;

  async function send(): Promise<void> {
    const guestLines = guestData.readCart();
    const guestCart = guestLines.map((line) => ({ productId: productIdOf(line), quantity: line.quantity }));
    const guestAddresses = guestData.readAddresses();
    isDue = false;
    if (guestCart.length === 0 && guestAddresses.length === 0) return;
    const key = guestData.mergeKey();
    try {
      const { data } = await api.auth.mergeGuestData({ guestCart, guestAddresses }, { idempotencyKey: key });
      if (!guestData.clear(key)) return;
      changes.add(lossesOf(linesToShow(guestLines), data));
      notify.success(texts().guestDataMerged);
    } catch (failure) {
      console.warn('The guest cart could not be merged', failure);
      isDue = isOutage(failure);
    }
  }

  return { send, isDue: () => isDue };
}

type Losses = { capped: readonly { productId: string; quantity: number }[]; dropped: readonly string[] };

/** What the merge could not take over. */
function lossesOf(guestLines: readonly CartLine[], { capped, dropped }: Losses): CartChange[] {
  return guestLines.flatMap(({ productId: product }) => {
    const kept = capped.find(({ productId }) => productId === product._id);
    if (kept) return [cappedChange(product, kept.quantity)];
    return dropped.includes(product._id) ? [goneChange(product)] : [];
  });
}
