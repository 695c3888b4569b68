const nothingBut = '[^\\u202f\\u00a0]';

/** The rules of French typesetting, each with a pattern that finds a breach. U+202F is the narrow no-break space. */
const rules: readonly (readonly [rule: string, breach: RegExp])[] = [
  ['an apostrophe is ’', /'/],
  ['quotation marks are « »', /["“”]/],
  ['U+202F is after «', /«(?!\u202f)/],
  ['U+202F is before »', /(?<!\u202f)»/],
  ['U+202F is before ; ! ?', /(?<![\u202f!?])[;!?](?=$|[\s»)’.…!?])/],
  ['a no-break space is before :', new RegExp(`(^|${nothingBut}):(?=$|\\s)`)],
  ['a no-break space is before %', /\d ?%/],
  ['a no-break space is between an amount and FCFA', /\d ?FCFA/],
  ['three dots are one character', /\.\.\./],
  ['one space is enough', / {2}/],
  ['no space at the ends', /^\s|\s$/],
];

const englishWords =
  /(?<!\p{L})(the|and|your|you|with|please|this|from|not|are|is|was|cart|order|orders|password|address|price|add|search|login|delivery|product|products|loading|home|free)(?!\p{L})/iu;

export function typographyBreaches(french: string): string[] {
  const broken = rules.filter(([, breach]) => breach.test(french)).map(([rule]) => rule);
  const leftOver = englishWords.exec(french)?.[0];
  return leftOver === undefined ? broken : [...broken, `“${leftOver}” is English`];
}
