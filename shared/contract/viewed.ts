import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { mostViewed } from '../viewed.ts';
import { call } from './call.ts';
import { idField } from './fields.ts';

const ids = z.array(idField).max(mostViewed, `maxEntries:${mostViewed}`).default([]);

export const viewedCalls = {
  sync: call({
    endpoint: endpoints.viewed.sync,
    access: 'user',
    summary:
      'Takes the products that were looked at in a browser, the last one first, and which of them were taken off; answers those of all devices. May be sent twice.',
    input: z.object({ viewed: ids, removed: ids, isCleared: z.boolean().default(false) }),
    data: z.object({ ids: z.array(z.string()) }),
  }),
};
