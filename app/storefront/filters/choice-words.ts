import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { facetMessages } from '../../messages/facet-messages.ts';

/** Puts a field of a choice into words; a brand has the owner's own name. */
export function useChoiceWords(): (field: readonly [string, string]) => string {
  const texts = useMessages(facetMessages);
  const words: Record<string, unknown> = texts;
  return ([name, value]) => {
    if (name === 'min') return texts.priceAbove(formatFrancs(Number(value)));
    if (name === 'max') return texts.priceBelow(formatFrancs(Number(value)));
    const known = words[`${name}:${value}`] ?? (value === '1' ? words[name] : undefined);
    return typeof known === 'string' ? known : value;
  };
}
