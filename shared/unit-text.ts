import type { Language } from './language.ts';

/** The unit of a product as people read it: '3.5 g' is '3,5 g' in French, with a no-break space before the measure. */
export function unitText(unit: string, language: Language): string {
  if (/^×\s*1$/.test(unit)) return language === 'fr' ? 'La pièce' : 'One piece';
  const unbroken = unit.replace(/(\d)\s+(?=×|\p{L}{1,2}(?!\p{L}))|(×)\s+(?=\d)/gu, '$1$2\u00a0');
  return language === 'fr' ? unbroken.replace(/(\d)\.(?=\d)/g, '$1,') : unbroken;
}
