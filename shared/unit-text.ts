import type { Language } from './language.ts';

/** What a product is sold by, as people read it: '3.5 g' is '3,5 g' in French, and a number never parts from its measure. */
export function unitText(unit: string, language: Language): string {
  const unbroken = unit.replace(
    /(?<=\d)\s+(?=\p{L}{1,2}(?!\p{L}))|(?<=×)\s+(?=\d)|(?<=\d)\s+(?=×)/gu,
    '\u00a0',
  );
  return language === 'fr' ? unbroken.replace(/(?<=\d)\.(?=\d)/g, ',') : unbroken;
}
