import { mergeGuestData } from '#core/cart/merge-guest-data.ts';
import { readPlace } from '../address/read-place.ts';
import type { NounHandlers } from '../handler.ts';

export const authHandlers: NounHandlers<'auth'> = {
  async mergeGuestData({ store, user, idempotencyKey }, input) {
    const readable = input.guestAddresses.filter((address) => address !== null);
    const merged = await mergeGuestData(store, user, {
      lines: input.guestCart,
      addresses: readable.map((address) => ({
        ...readPlace(address),
        name: address.name,
        email: address.customer_email,
      })),
      unreadableAddresses: input.guestAddresses.length - readable.length,
      idempotencyKey,
    });
    return { message: 'guestDataMerged', data: merged };
  },
};
