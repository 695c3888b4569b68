import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** A product from the feed of another shop: English names, hardly any descriptions, one product for each shade and size. */
export type ForeignProduct = {
  reference: string;
  brand: string;
  name: string;
  /** HTML, if there is any. */
  description: string;
  category: string;
  /** The shelf where it belongs, which the feed may leave out. */
  subCategory: string;
  /** False for one line in six, for which the feed gives only the category. */
  isFiled: boolean;
  /** Whether the feed has the brand beside the name, not in it. */
  hasBrandBeside: boolean;
};

/** The products of `catalogue.txt`, with every variant. */
export function readForeignCatalogue(): ForeignProduct[] {
  const lines = readFileSync(new URL('./catalogue.txt', import.meta.url), 'utf8').split('\n');
  const variants = new Map<string, string[]>();
  const products: ForeignProduct[] = [];
  let [category = '', subCategory = ''] = ['', ''];
  for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
    const [first = '', rest = ''] = splitOnce(line, line.startsWith('$') ? ' = ' : ': ');
    if (line.startsWith('$')) variants.set(first.slice(1), rest.split(', '));
    else if (line.startsWith('> ')) [category = '', subCategory = ''] = line.slice(2).split(' > ');
    else
      for (const written of rest.split('; ')) {
        const [product = '', list = ''] = splitOnce(written, ' $');
        for (const variant of variants.get(list) ?? ['']) {
          products.push(productOf({ brand: first, product, variant, category, subCategory }));
        }
      }
  }
  return products;
}

type Written = { brand: string; product: string; variant: string; category: string; subCategory: string };

function productOf({ brand, product, variant, category, subCategory }: Written): ForeignProduct {
  const style = chance(brand) % 4;
  const isGeneric = brand === 'Generic';
  const hasBrandBeside = style === 1 && !isGeneric;
  const title = isGeneric || hasBrandBeside ? product : `${brand} ${product}`;
  const isSize = /^\d+ ?(ml|oz|g|inch)\b/i.test(variant);
  const plain = variant === '' ? title : `${title}${isSize ? ' ' : ' - '}${variant}`;
  const name = style === 2 ? plain.toUpperCase() : plain;
  return {
    reference: `F-${chance(`${brand}/${product}/${variant}`).toString(16)}`,
    ...{ brand, name, category, subCategory, hasBrandBeside },
    description: descriptions[chance(product) % descriptions.length]?.(brand, product) ?? '',
    isFiled: chance(`${brand}${subCategory}`) % 6 !== 0,
  };
}

const descriptions: readonly ((brand: string, product: string) => string)[] = [
  () => '<p>-</p>',
  (brand, product) => `<p><strong>${brand}</strong> ${product}.</p><ul><li>100% original</li></ul>`,
  () =>
    '<div>Apply to clean skin, then finish with powder and setting spray.<br>Goes with every foundation, lipstick and cream; suitable for face, hair and body.</div>',
  (brand) => `<p>Authentic ${brand}. Delivered in Douala &amp; Yaound&eacute;.</p>`,
];

/** A pseudo-random number that is the same in every run. */
function chance(text: string): number {
  return crc32(text);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}
