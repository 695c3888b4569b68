import type { Wording } from './read-catalogues.ts';

/** Numbers that the shop itself sets, all above one, and “Showing {count} orders”, which the specification quotes. */
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

/** Used only for one or more; the shop has another text for none. */
const neverNone = [
  ...['stateMessages.onlySomeLeft', 'refusalMessages.STOCK_SHORT', 'refusalMessages.SUB_CATEGORY_IN_USE'],
  'refusalMessages.SUB_CATEGORY_MISFITS',
  ...['orderMessages.moreItems', 'paymentPromptMessages.otherItems'],
];

/** What may follow a number that is a name, and the words with the same singular and plural. */
const noPlurals = new Set(
  [
    'as avis is was has asks keeps needs does its this',
    'nous vous vers dans sans sous puis plus dès très après depuis mois fois pas les des ses nos vos mes',
  ].flatMap((line) => line.split(' ')),
);

type Said = { readonly key: string; readonly en: Wording; readonly fr: Wording };

/** “1 products”, “1 autres produits”; also “0 produits”, which is singular in French. */
export function pluralBreaches({ key, en, fr }: Said): string[] {
  const isOf = (known: readonly string[]) => known.some((name) => key.endsWith(` ${name}`));
  const ofOne = isOf(neverOne) ? [] : [en.said[0], fr.said[0]];
  const ofNone = isOf(neverOne) || isOf(neverNone) ? [] : [fr.saidOfNone];
  return [...ofOne, ...ofNone].flatMap((text) => (text === undefined ? [] : pluralsOfOne(text)));
}

/** A count of one or none. */
export function pluralsOfOne(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d.,:\u202f\u00a0])[01][ \u00a0](\p{L}+(?<!s)s)(?!\p{L})/gu)]
    .filter(([, word = '']) => !noPlurals.has(word))
    .map(([found]) => found);
}
