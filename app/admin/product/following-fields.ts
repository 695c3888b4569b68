import type { Language } from '#shared/language.ts';
import { leadingName } from '../both-names.ts';
import type { ProductFields } from './product-fields.ts';

/**
 * A new product needs an English name and a description, as the specification says; until they have words of their own, they repeat the name
 * that is typed first. A text that differs from it already, or was emptied, stays.
 */
export function withFollowing(
  before: ProductFields,
  changed: Partial<ProductFields>,
  language: Language,
): ProductFields {
  const next = { ...before, ...changed };
  const leading = leadingName(language);
  const follows = (field: 'name' | 'description') =>
    changed[field] === undefined && before[field] === before[leading];
  if (changed[leading] === undefined) return next;
  return {
    ...next,
    name: follows('name') ? next[leading] : next.name,
    description: follows('description') ? next[leading] : next.description,
  };
}
