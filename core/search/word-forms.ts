/** Small words that say nothing about what is looked for: "rouge à lèvres" is looked up as "rouge lèvres". */
const smallWords = new Set(
  [
    'a an and the of for with in on to my le la les l un une d de du des et en au aux pour avec sur ma mon mes contre dans par against by from',
    // Relative and possessive words, as in 'lait qui éclaircit' and 'cream that lightens'.
    'qui que sa ses son that which',
  ].flatMap((words) => words.split(' ')),
);

/**
 * The typed words that are looked for. Quotes and similar symbols count only if nothing else was typed; `%` is part of a figure and always
 * counts.
 */
export function meaningfulWords<Word extends { word: string }>(words: readonly Word[]): Word[] {
  const withoutSymbols = words.filter(({ word }) => word === '%' || !isSymbol(word));
  const hasText = withoutSymbols.some(({ word }) => word !== '%');
  if (!hasText) return [...words];
  const meaningful = withoutSymbols.filter(({ word }) => !smallWords.has(word));
  return meaningful.some(({ word }) => word !== '%') ? meaningful : withoutSymbols;
}

/** True for symbols that are words of their own. */
export function isSymbol(word: string): boolean {
  return /^[%_\\'"]$/.test(word);
}

/** The word without its plural ending, English or French: lips, lèvres, cheveux. */
export function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}

/** The singular and plural of this word only, as opposed to every word that begins with it. */
export function wordForms(word: string): string[] {
  const stem = stemOf(word);
  return stem.length > 2 ? [...new Set([word, stem, `${stem}s`])] : [word];
}

export function isShort(word: string): boolean {
  return word.length <= 2;
}
