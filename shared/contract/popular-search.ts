import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { instant, limits, requiredText } from './fields.ts';

export const popularSearchCalls = {
  note: call({
    endpoint: endpoints.popularSearch.note,
    access: 'public',
    // The limit goes unnoticed by shoppers: a search that is not counted still finds its products.
    limit: {
      perAddress: { requests: 120, minutes: 10 },
      perAccount: { requests: 60, minutes: 10 },
    },
    summary: 'Counts a search that found something, without anything about who searched.',
    input: z.object({ search: requiredText(limits.search) }),
  }),
  list: call({
    endpoint: endpoints.popularSearch.list,
    access: 'public',
    summary: 'What is looked for most, as the names of the catalogue spell it.',
    data: z.object({
      searches: z.array(z.string()),
      /** When the list is next rebuilt. */
      changesAt: instant,
    }),
  }),
};
