import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { idField, limits } from './fields.ts';

const ids = z.array(idField).max(limits.wishlist, `maxEntries:${limits.wishlist}`).default([]);

export const wishlistCalls = {
  sync: call({
    endpoint: endpoints.wishlist.sync,
    access: 'user',
    summary:
      'Puts products on the wishlist and takes others off, the newest first; answers the whole list. May be sent twice.',
    input: z.object({ added: ids, removed: ids }),
    data: z.object({ ids: z.array(z.string()) }),
  }),
};
