import type { Language } from '#shared/language.ts';
import { inPageLanguage } from '../language.ts';

type Named = { name: string; nameFr: string | null };

/** Sorted by name (spec §2), by the one that the page shows: « Mariage » stands under M. */
export function inOrderOfName<T extends Named>(items: readonly T[], language: Language): T[] {
  const shown = (item: T) => inPageLanguage(language, item.name, item.nameFr);
  return [...items].sort((one, other) => shown(one).localeCompare(shown(other), language));
}
