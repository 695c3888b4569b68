import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import { limits } from '#shared/limits.ts';

/** The words of a text that may be HTML, with its paragraphs and lists; everything else is left out. */
export function textOf(cell: string): string {
  const text = cell.trim();
  if (!/<[a-z!/]|&(#\d+|#x[\da-f]+|\w+);/i.test(text)) return text;
  const isHtml = /<[a-z!/]/i.test(text);
  const words = convert(isHtml ? text : text.replaceAll('\n', '<br>'), {
    wordwrap: false,
    limits: { maxInputLength: 200_000, maxDepth: 50 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '• ' } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
  return words
    .replace(/^[ \t]+(?=• )/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts a text without leaving half a character (a lone surrogate) at its end, which no database accepts. */
export function cutTo(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : cut.slice(0, -1).toWellFormed();
}

/** Longer texts are no amounts, and the patterns would take long to match. */
const longestAmount = 60;

/**
 * The digits of an amount as people and programs write it: '5500.00', '5 500 FCFA', '5,500'. Anything else, such as '12.5' or '$24', stays as it
 * is, so that the check of the row refuses it with an explanation.
 */
export function amountOf(cell: string): string {
  if (cell.length > longestAmount) return cell;
  const text = withoutFrancs(cell);
  const plain = /^(\d+)(?:[.,]0+)?$/.exec(text)?.[1];
  // '5.500' and '5,500' are thousands: francs have no thousandths.
  if (plain !== undefined && !/^[1-9]\d{0,2}[.,]000$/.test(text)) return plain;
  const grouped = /^(\d{1,3}(?:([\s\u00a0\u202f.,'’])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/.exec(text)?.[1];
  return grouped === undefined ? cell.trim() : grouped.replace(/\D/g, '');
}

function withoutFrancs(cell: string): string {
  return cell.trim().replace(/^(f\s?cfa|xaf|cfa|f)\s*|\s*(f\s?cfa|xaf|cfa|f)\.?$/gi, '');
}

/** True of an amount with cents, which `amountOf` could not read: '12.50', '1,250.75', '12.50 FCFA'. */
export function hasCents(amount: string): boolean {
  if (amount.length > longestAmount) return false;
  return /^(\d+|\d{1,3}([\s\u00a0\u202f.,'’]\d{3})+)[.,]\d{1,4}$/.test(withoutFrancs(amount));
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** True of an amount in another currency, which `amountOf` could not read: '$12.50', 'CA$9', '12 EUR', '1 250,75 euros'. */
export function isInOtherMoney(amount: string): boolean {
  if (amount.length > longestAmount) return false;
  const number = /\d+([\s\u00a0\u202f.,'’]\d+)*/.exec(amount)?.[0];
  if (number === undefined) return false;
  const money = amount.replace(number, '').trim();
  return currencies.has(money) || /^([A-Z]{0,3}\p{Sc}|euros?|dollars?)$/iu.test(money);
}

/**
 * The number of pieces: programs write a negative number for pieces sold beyond the stock, and WooCommerce writes 'parent' where the product is
 * counted instead. '12,000' may be twelve or twelve thousand: it stays as it is, so that the check of the row refuses it with an explanation.
 */
export function countOf(cell: string): string {
  const text = cell.trim();
  if (/^parent$/i.test(text)) return '';
  if (/^\d{1,3}[.,]000$/.test(text)) return text;
  return /^-\d+([.,]0+)?$/.test(text) ? '0' : amountOf(text);
}

/** Written as the stock of goods that another shop sells without counting them. */
export const uncountedStock = '∞';

const gramsInOne = { weightGrams: 1, weightKg: 1000, weightPounds: 453.59237, weightOunces: 28.349523125 };

/** Whole grams; '' for 0, which programs write for an unknown weight. */
export function gramsOf(cell: string, unit: keyof typeof gramsInOne): string {
  const text = cell.trim().replace(',', '.');
  if (!/^(\d+(\.\d+)?|\.\d+)$/.test(text)) return cell.trim();
  const grams = Math.round(Number(text) * gramsInOne[unit]);
  return grams === 0 ? '' : String(grams);
}

/** Removes the quote that programs put in front of digits so that spreadsheets leave them alone. */
export function codeOf(cell: string): string {
  return cell.trim().replace(/^'+/, '').trim();
}

export function saysYes(cell: string): boolean {
  return /^(yes|oui|true|vrai|1)$/i.test(cell);
}

export function saysNo(cell: string): boolean {
  return /^(no|non|false|faux|0)$/i.test(cell);
}

export function publishedOf(cell: string): string {
  const text = cell.trim();
  if (/^(-1|draft|archived|brouillon|hidden|private)$/i.test(text)) return 'no';
  // Of WooCommerce's words for visibility, only 'hidden' means not published.
  return /^(active|actif|publie|publié|published|unlisted|visible|catalog|search)$/i.test(text)
    ? 'yes'
    : text;
}

/** Makes a reference for a product without one in the file: the same for the same words, a different one for others. */
export function referenceFrom(...words: string[]): string {
  const word = words
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toUpperCase();
  if (word.length <= limits.reference) return word;
  const sum = createHash('sha256').update(word).digest('hex').slice(0, 8).toUpperCase();
  return `${cutTo(word, limits.reference - sum.length - 1).replace(/-$/, '')}-${sum}`;
}

/**
 * The day of a date as programs write it: '2026-12-01', '2026-12-01 00:00:00', '2026-12-01T00:00:00', and as Excel saves it, '01/12/2026 00:00':
 * day before month where possible, as in French and in Cameroon's English.
 */
export function dayOf(cell: string): string | undefined {
  const text = cell.trim();
  const day = /^(\d{4}-\d\d-\d\d)(?![\d-])/.exec(text)?.[1];
  if (day !== undefined) return day;
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/.exec(text) ?? [];
  if (year === '') return undefined;
  const [month, ofMonth] = Number(second) > 12 ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
}

/** The size in a name, as in 'Sérum vitamine C 30 ml'. */
export function sizeIn(name: string): string {
  const found = /(?:^|\s)(\d+(?:[.,]\d+)?)\s?(ml|cl|l|g|gr|kg)(?=$|[\s,;)])/i.exec(name);
  return found ? `${found[1]} ${(found[2] ?? '').toLowerCase().replace('gr', 'g')}` : '';
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

const colours: readonly (readonly [hex: string, words: RegExp])[] = [
  ['#7B1E2B', /bordeaux|burgundy|wine|prune|plum/],
  ['#B3122A', /rouge|red|cherry|cerise|ruby|rubis/],
  ['#D9679A', /rose|pink|fuchsia/],
  ['#E9785B', /corail|coral|peach|peche|abricot/],
  ['#E0812E', /orange/],
  ['#6B4226', /brun|brown|marron|chocolat|espresso|cacao|cocoa|mocha|moka/],
  ['#B67B4E', /caramel|miel|honey|bronze|cannelle|cinnamon|toffee/],
  ['#C99B76', /nude|beige|sable|sand|almond|amande/],
  ['#E6CDB4', /ivoire|ivory|porcelaine|porcelain|vanille|vanilla/],
  ['#1A1414', /noir|black|ebene|ebony/],
  ['#F4F1EC', /blanc|white|clear|transparent/],
  ['#C8A13A', /dore|gold|(^|\s)or($|\s)/],
  ['#6C4A8E', /violet|purple|mauve|lilas/],
  ['#2F5D9B', /bleu|blue/],
  ['#3F7A4B', /vert|green/],
];

/** The colour named by a shade's name, in either language. */
export function colourSaid(shade: string): string | undefined {
  const plain = shade.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return colours.find(([, words]) => words.test(plain))?.[0];
}

/** The colour of a shade whose name says none. */
export const unknownColour = '#B9A79B';
