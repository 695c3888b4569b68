import { type Language, nameIn } from '#shared/language.ts';

type Named = { name: string; nameFr: string | null };

/** Sorted by name (spec §2), by the name that the page shows: « Mariage » is under M. */
export function inOrderOfName<T extends Named>(items: readonly T[], language: Language): T[] {
  const shown = (item: T) => nameIn(language, item);
  // `localeCompare` makes a collator for each pair, which costs half a frame on a cheap phone.
  const { compare } = new Intl.Collator(language);
  return [...items].sort((one, other) => compare(shown(one), shown(other)));
}

/** Categories in the owner's order; those without a position follow by name (decision 41 of the specification). */
export function inOwnersOrder<T extends Named & { position?: number | null }>(
  categories: readonly T[],
  language: Language,
): T[] {
  const last = Number.POSITIVE_INFINITY;
  return inOrderOfName(categories, language).sort(
    (one, other) => (one.position ?? last) - (other.position ?? last) || 0,
  );
}
