import { choiceFields, type ListChoice } from '#shared/list-choice.ts';

/** The input of a list call. Nothing is sent for what was not chosen, so that equal lists are kept as one answer. */
export function cardFields({ choice, facets = false }: { choice: ListChoice; facets?: boolean }) {
  return {
    families: true,
    ...(choiceFields(choice).length > 0 && { choice }),
    ...(facets && { facets }),
  };
}
