import { choiceFields, type ListChoice } from '#shared/list-choice.ts';

/** In an address: the page shows the form itself, for readers without scripts. */
export const FILTERS = 'filters';

export function wantsFilters(url: URL): boolean {
  return url.searchParams.get(FILTERS) === '1';
}

/** What a list call is asked for; nothing of it where nothing was chosen, so that equal lists are kept as one. */
export function cardFields({ choice, facets = false }: { choice: ListChoice; facets?: boolean }) {
  return {
    families: true,
    ...(choiceFields(choice).length > 0 && { choice }),
    ...(facets && { facets }),
  };
}
