import { isOutage } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import { type CartChange, cappedChange, goneChange } from './cart-changes.ts';
import type { GuestData } from './guest-data.ts';
import type { Notify, Texts } from './ports.ts';
import type { CartLine } from './shop-state.ts';
import { linesToShow, productIdOf } from './stored-lines.ts';
import type { UnreadChanges } from './unread-changes.ts';

/**
 * Adds a guest's cart and addresses to her account when she logs in. They stay in storage under their key until the server
 * has taken them, so they can be sent again and are never added twice.
 */
export type GuestMerge = {
  /** Adds the guest's cart and addresses to the account. */
  send: () => Promise<void>;
  /**
   * The next merge gives no message. A shopper who orders with her phone number does not know of an account, and her cart and address are on
   * the page that opens. Changed lines are still pointed out.
   */
  sayNothing: () => void;
  /** Whether the merge of this tab still has no answer: until then the account's cart is not the whole cart. */
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
  let isQuiet = false;

  async function send(): Promise<void> {
    const guestLines = guestData.readCart();
    const guestCart = guestLines.map((line) => ({ productId: productIdOf(line), quantity: line.quantity }));
    const guestAddresses = guestData.readAddresses();
    isDue = false;
    if (guestCart.length === 0 && guestAddresses.length === 0) {
      isQuiet = false;
      return;
    }
    const key = guestData.mergeKey();
    try {
      const { data } = await api.auth.mergeGuestData({ guestCart, guestAddresses }, { idempotencyKey: key });
      if (!guestData.clear(key)) return;
      changes.add(lossesOf(linesToShow(guestLines), data));
      if (!isQuiet) notify.success(texts().guestDataMerged);
      isQuiet = false;
    } catch (failure) {
      console.warn('The guest cart could not be merged', failure);
      isDue = isOutage(failure);
    }
  }

  return {
    send,
    sayNothing: () => {
      isQuiet = true;
    },
    isDue: () => isDue,
  };
}

type Losses = { capped: readonly { productId: string; quantity: number }[]; dropped: readonly string[] };

/** The changes to show for lines that the merge capped or dropped. */
function lossesOf(guestLines: readonly CartLine[], { capped, dropped }: Losses): CartChange[] {
  return guestLines.flatMap(({ productId: product }) => {
    const kept = capped.find(({ productId }) => productId === product._id);
    if (kept) return [cappedChange(product, kept.quantity)];
    return dropped.includes(product._id) ? [goneChange(product)] : [];
  });
}
