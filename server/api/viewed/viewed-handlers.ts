import { syncViewed } from '#core/wishlist/sync-viewed.ts';
import type { NounHandlers } from '../handler.ts';

export const viewedHandlers: NounHandlers<'viewed'> = {
  async sync({ store, user }, changes) {
    const outcome = await syncViewed(store, user, changes);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
};
