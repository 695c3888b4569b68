import type { Wording } from './read-catalogues.ts';

/**
 * Texts whose number is always above one, because the shop itself sets it, and “Showing {count} orders”, which the specification quotes.
 */
const neverOne = [
  ...[
    'fieldMessages.max',
    'fieldMessages.minCharacters',
    'fieldMessages.maxEntries',
    'mailMessages.codeValidity',
    'orderMessages.returnClosed',
  ],
  ...['refusalMessages.PICTURE_TOO_MANY_PIXELS', 'refusalMessages.RETURN_CLOSED', 'orderMessages.showing'],
  'refusalMessages.ADDRESS_BOOK_FULL',
  ...['adminProductMessages.tooManyPictures', 'adminProductMessages.deletedNote'],
  'adminProductMessages.deletedText',
  ...['fileTroubleMessages.tooManyRows', 'rowProblemMessages.tooLong', 'rowProblemMessages.tooMany'],
  'rowProblemMessages.badReference',
  ...['reviewMessages.all', 'questionMessages.all', 'writeReviewMessages.starWord'],
];

/** Texts used only for one or more; for none the shop has another text. */
const neverNone = [
  ...['stateMessages.onlySomeLeft', 'refusalMessages.STOCK_SHORT', 'refusalMessages.SUB_CATEGORY_IN_USE'],
  'refusalMessages.SUB_CATEGORY_MISFITS',
  ...['orderMessages.moreItems', 'paymentPromptMessages.otherItems'],
];

/** Words that may follow a number which is a name, and words with the same singular and plural. */
const noPlurals = new Set(
  [
    'as avis is was has asks keeps needs does its this',
    'nous vous vers dans sans sous puis plus dès très après depuis mois fois pas les des ses nos vos mes',
  ].flatMap((line) => line.split(' ')),
);

type Said = { readonly key: string; readonly en: Wording; readonly fr: Wording };

/** Finds “1 products” and “1 autres produits”; also “0 produits”, because zero is singular in French. */
export function pluralBreaches({ key, en, fr }: Said): string[] {
  const isOf = (known: readonly string[]) => known.some((name) => key.endsWith(` ${name}`));
  const ofOne = isOf(neverOne) ? [] : [en.said[0], fr.said[0]];
  const ofNone = isOf(neverOne) || isOf(neverNone) ? [] : [fr.saidOfNone];
  return [...ofOne, ...ofNone].flatMap((text) => (text === undefined ? [] : pluralsOfOne(text)));
}

/** Finds a plural after a count of one or zero. */
export function pluralsOfOne(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d.,:\u202f\u00a0])[01][ \u00a0](\p{L}+(?<!s)s)(?!\p{L})/gu)]
    .filter(([, word = '']) => !noPlurals.has(word))
    .map(([found]) => found);
}
