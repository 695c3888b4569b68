import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { call, readsOnly } from './call.ts';
import { instant, limits, listCounts, requiredText, searchedPage } from './fields.ts';

const missedSearchView = z.object({
  words: z.string(),
  times: z.number().int(),
  languages: z.array(z.enum(languages)),
  lastAt: instant,
  isIgnored: z.boolean(),
});
export type MissedSearchView = z.output<typeof missedSearchView>;

export const missedSearchCalls = {
  note: call({
    endpoint: endpoints.missedSearch.note,
    access: 'public',
    // The limit goes unnoticed by shoppers: a search that is not counted still finds its products.
    limit: {
      perAddress: { requests: 120, minutes: 10 },
      perAccount: { requests: 60, minutes: 10 },
    },
    summary: 'Counts a search that found nothing, without anything about who searched.',
    input: z.object({ search: requiredText(limits.search) }),
  }),
  list: call({
    endpoint: endpoints.missedSearch.list,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'What shoppers looked for and did not find, the most wanted first.',
    input: z.object({
      isIgnored: z.boolean('invalid').default(false),
      ...searchedPage,
    }),
    data: z.array(missedSearchView),
    beside: listCounts('open', 'ignored'),
  }),
  setIgnored: call({
    endpoint: endpoints.missedSearch.setIgnored,
    access: 'catalogue',
    audit: 'search',
    summary: 'Takes words off the list of what was not found, or puts them back.',
    input: z.object({ words: requiredText(limits.search), isIgnored: z.boolean('required') }),
    data: missedSearchView,
  }),
};
