import type { Language } from '#shared/language.ts';

/** The name that the owner types first: the one in the language of her page. */
export function leadingName(language: Language): 'name' | 'nameFr' {
  return language === 'fr' ? 'nameFr' : 'name';
}

type Names = { name: string; nameFr: string };

/**
 * The names to save where one of the two is enough. Everything has an English name: without words of its own it repeats the French one, and
 * follows it when that is changed.
 */
export function bothNames(typed: Names, given?: { name: string; nameFr: string | null }): Names {
  const [name, nameFr] = [typed.name.trim(), typed.nameFr.trim()];
  const isTakenOver = given !== undefined && given.name === given.nameFr && name === given.name;
  return { name: (isTakenOver && nameFr) || name || nameFr, nameFr };
}
