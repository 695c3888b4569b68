import { syncWishlist } from '#core/wishlist/sync-wishlist.ts';
import type { NounHandlers } from '../handler.ts';

export const wishlistHandlers: NounHandlers<'wishlist'> = {
  async sync({ store, user }, changes) {
    const outcome = await syncWishlist(store, user, changes);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
};
