import type { Language } from '#shared/language.ts';

export type Rating = { average: number; count: number };

/** The rating from the numbers of buyers who gave one star, two … five; undefined without any. */
export function ratingOf(counts: readonly number[]): Rating | undefined {
  const count = counts.reduce((sum, some) => sum + some, 0);
  if (count === 0) return undefined;
  const stars = counts.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return { average: Math.round((10 * stars) / count) / 10, count };
}

/** One decimal, as the language writes it. */
export function formatAverage(average: number, language: Language): string {
  return average.toFixed(1).replace('.', language === 'fr' ? ',' : '.');
}
