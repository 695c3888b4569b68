import { choiceFields, type ListChoice } from '#shared/list-choice.ts';

/** What a list call is asked for; nothing of it where nothing was chosen, so that equal lists are kept as one. */
export function cardFields({ choice, facets = false }: { choice: ListChoice; facets?: boolean }) {
  return {
    families: true,
    ...(choiceFields(choice).length > 0 && { choice }),
    ...(facets && { facets }),
  };
}
