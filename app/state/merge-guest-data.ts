// What a guest put together comes along when she logs in. It stays in storage under its key until the server has taken it,
// so it can be sent again and is never added twice.
import { ApiError } from '#shared/api-error.ts';
import { notify } from '../ui/notify.ts';
import { api, stateTexts } from './api.ts';
import { clearGuestData, ensureMergeKey, readGuestAddresses, readGuestCart } from './guest-cart.ts';
import { tellMergeLosses } from './server-cart.ts';
import { linesToShow, productIdOf } from './stored-lines.ts';

let isDue = false;

/** The server has given no answer to the merge of this tab: without it the account's cart is not the whole cart. */
export function isMergeDue(): boolean {
  return isDue;
}

/** Adds the guest's cart and addresses to the account. */
export async function mergeGuestData(): Promise<void> {
  const guestLines = readGuestCart();
  const guestCart = guestLines.map((line) => ({ productId: productIdOf(line), quantity: line.quantity }));
  const guestAddresses = readGuestAddresses();
  isDue = false;
  if (guestCart.length === 0 && guestAddresses.length === 0) return;
  try {
    const { data } = await api.auth.mergeGuestData(
      { guestCart, guestAddresses },
      { idempotencyKey: ensureMergeKey() },
    );
    clearGuestData();
    tellMergeLosses(linesToShow(guestLines), data);
    notify.success(stateTexts().guestDataMerged);
  } catch (failure) {
    console.warn('The guest cart could not be merged', failure);
    isDue = failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);
  }
}
